import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Buzzer } from '../../features/phone/buzzer.tsx';
import { type EndReason, type Face, faceOf } from '../../features/phone/face.ts';
import { TeamPage } from '../../features/phone/join-page.tsx';
import { lookOf } from '../../features/phone/looks.tsx';
import type { PhoneTeam } from '../../features/phone/phone-cap.tsx';
import { type Note, PhoneNote } from '../../features/phone/phone-note.tsx';
import { LettersPage, PhrasePage } from '../../features/phone/turn-page.tsx';
import { WinnerPage } from '../../features/phone/winner-page.tsx';
import { keepScreenOn } from '../../lib/screen-on.ts';
import type { PlayerRoom, PlayerState } from '../../stores/room/player-room.ts';
import { teamName } from '../../words/team-name.ts';

/** Felt by the thumb that pressed, where the phone can. */
const BUZZ_MS = 40;

/** Fetched only where a host shows the puzzle on phones. */
const PhoneBoard = lazy(() =>
  import('../../features/phone/phone-board.tsx').then((module) => ({ default: module.PhoneBoard })),
);

type PlayScreenProps = { readonly room: PlayerRoom; readonly onLeave: () => void };

export function PlayScreen({ room, onLeave }: PlayScreenProps) {
  const state = useStore(room);
  useEffect(keepScreenOn, []);
  const face = faceOf(state);
  const { code, name, show } = state;
  const teams = (show?.teams ?? []).map((team, at, all) => ({ ...team, name: teamName(all, at) }));
  const team = teamOf(state, teams);

  const board = show?.board && show.board.length > 0 && show.screen === 'game' && (
    <Suspense>
      <PhoneBoard board={show.board} />
    </Suspense>
  );

  function press(ago: number) {
    if (room.press(ago)) navigator.vibrate?.(BUZZ_MS);
  }

  if (face.type === 'team') return <TeamPage code={code} teams={teams} onTeam={room.chooseTeam} />;
  if (face.type === 'winner') return <WinnerPage team={team} teams={teams} />;
  if (face.type === 'letters' || face.type === 'phrase') {
    return <Turn room={room} face={face} team={team} show={show} board={board} />;
  }
  const note = noteOf(face, state, { again: room.again, onLeave });
  if (note) return <PhoneNote code={code} note={note} />;
  const first = show?.buzz.find(({ place }) => place === 1)?.team ?? null;
  const look = lookOf(face, { team, teams, first });
  if (!look) return null;
  return (
    <Buzzer
      look={look}
      team={team}
      player={name}
      board={face.type === 'wait' && board}
      onPress={press}
    />
  );
}

type TurnProps = {
  readonly room: PlayerRoom;
  readonly face: Extract<Face, { type: 'letters' | 'phrase' }>;
  readonly team: PhoneTeam;
  readonly show: PlayerState['show'];
  readonly board: ReactNode;
};

function Turn({ room, face: { type, sent, hasChoice }, team, show, board }: TurnProps) {
  const [isSolving, setSolving] = useState(false);
  const onOther = hasChoice ? () => setSolving(!isSolving) : undefined;
  const turn = { team, sent, board, onOther };
  if (type === 'phrase' || (hasChoice && isSolving))
    return <PhrasePage {...turn} onSend={(phrase) => room.send('phrase', phrase)} />;
  const { consonant = null, vowel = null } = show?.desk?.keys ?? {};
  return (
    <LettersPage
      {...turn}
      keys={show?.keys ?? {}}
      closed={{ consonant: consonant !== null, vowel: vowel !== null }}
      onSend={(letter) => room.send('letter', letter)}
    />
  );
}

const NOBODY: PhoneTeam = { at: 0, name: 'Wheel of Fortune', color: 'var(--stage-300)', score: 0 };

function teamOf({ team }: PlayerState, teams: readonly Omit<PhoneTeam, 'at'>[]): PhoneTeam {
  const own = team === null ? undefined : teams[team];
  if (team === null || !own) return NOBODY;
  return { at: team, name: own.name, color: own.color, score: own.score };
}

type Ways = { readonly again: () => void; readonly onLeave: () => void };

function noteOf(face: Face, state: PlayerState, { again, onLeave }: Ways): Note | null {
  if (face.type === 'asking') {
    const text = `You are in as soon as the host says yes, ${state.name}.`;
    return { sign: 'door', title: 'Wait at the door', text };
  }
  if (face.type !== 'ended') return null;
  const retry = { text: 'Try again', look: 'primary', onPress: again } as const;
  const other = { text: 'Join another room', look: 'light', onPress: onLeave } as const;
  const note = NOTES[face.why];
  const text = face.why === 'full' ? `All ${state.phonesMax} places are taken.` : note.text;
  return { ...note, text, action: note.isOver ? other : retry };
}

type Ended = Omit<Note, 'action'> & { readonly isOver: boolean };

const NOTES: Readonly<Record<EndReason, Ended>> = {
  closed: {
    sign: 'off',
    title: 'Room closed',
    text: 'The host has ended the room. Thank you for playing!',
    isOver: true,
  },
  removed: {
    sign: 'exit',
    title: 'Removed',
    text: 'The host took you out of the room.',
    isOver: true,
  },
  elsewhere: {
    sign: 'exit',
    title: 'Removed',
    text: 'You play on in another window.',
    isOver: false,
  },
  full: { sign: 'people', title: 'Room full', text: '', isOver: false },
  door: {
    sign: 'door',
    title: 'Door closed',
    text: 'The host lets nobody in at the moment.',
    isOver: false,
  },
  old: {
    sign: 'clock',
    title: 'Out of date',
    text: 'Please load this page again.',
    isOver: false,
  },
};

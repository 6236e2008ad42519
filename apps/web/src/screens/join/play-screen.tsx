import '../../words/en/join.ts';
import '../../words/en/room.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lookOf } from '../../lib/looks.ts';
import { keepScreenOn } from '../../lib/screen-on.ts';
import { useLook } from '../../lib/use-look.ts';
import { PAGE_PORTS } from '../../room/guest.ts';
import {
  type JoinRequest,
  openPlayerRoom,
  type PlayerRoom,
  type PlayerState,
} from '../../room/player.ts';
import { playerSeat } from '../../room/saved.ts';
import { teamName } from '../../text/names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { words } from '../../words/words.ts';
import { type Note, PhoneNote } from '../shared/phone-page.tsx';
import { Buzzer, type PhoneTeam } from './buzzer.tsx';
import { type EndReason, firstIn, type PhoneView, phoneView } from './phone-view.ts';
import { buzzerLook } from './phone-views.tsx';
import { TeamPage } from './team-page.tsx';
import { LettersPage, PhoneBoard, PhrasePage } from './turn-page.tsx';
import { WinnerPage } from './winner-page.tsx';

/** A longer name of a show is cut. */
const NAME_MAX = 40;
/** Felt by the thumb that pressed, where the phone can. */
const BUZZ_MS = 40;

/** A phone's place in a room, on what this browser has. */
export const openPlayer = (request: JoinRequest) => openPlayerRoom(request, PAGE_PORTS, playerSeat);

type PlayScreenProps = { readonly room: PlayerRoom; readonly onLeave: () => void };

export function PlayScreen({ room, onLeave }: PlayScreenProps) {
  const state = useStore(room);
  useEffect(keepScreenOn, []);
  useLook(lookOf(state.room.stage?.look));
  const view = phoneView(state);
  const { code, name, show } = state;
  const teams = (show?.teams ?? []).map((team, at, all) => ({ ...team, name: teamName(all, at) }));
  const team = teamOf(state, teams);

  const board = show?.board && show.board.length > 0 && show.screen === 'game' && (
    <PhoneBoard board={show.board} language={show.language} />
  );

  function press(ago: number) {
    if (room.press(ago)) navigator.vibrate?.(BUZZ_MS);
  }

  if (view.type === 'team') {
    const named = [...(state.room.stage?.name ?? '')].slice(0, NAME_MAX).join('');
    return (
      <TeamPage code={code} show={named || undefined} teams={teams} onTeam={room.chooseTeam} />
    );
  }
  if (view.type === 'winner') return <WinnerPage team={team} teams={teams} />;
  if (view.type === 'letters' || view.type === 'phrase') {
    return <Turn room={room} view={view} team={team} show={show} board={board} />;
  }
  const note = noteOf(view, state, { again: room.again, onLeave });
  if (note) return <PhoneNote code={code} note={note} />;
  const look = buzzerLook(view, { team, teams, first: firstIn(state.room) });
  if (!look) return null;
  return (
    <Buzzer
      look={look}
      team={team}
      player={name}
      board={view.type === 'wait' && board}
      onPress={press}
    />
  );
}

type TurnProps = {
  readonly room: PlayerRoom;
  readonly view: Extract<PhoneView, { type: 'letters' | 'phrase' }>;
  readonly team: PhoneTeam;
  readonly show: PlayerState['show'];
  readonly board: ReactNode;
};

function Turn({ room, view: { type, sent, hasChoice }, team, show, board }: TurnProps) {
  const [isSolving, setSolving] = useState(false);
  const onOther = hasChoice ? () => setSolving(!isSolving) : undefined;
  const turn = { team, sent, language: show?.language, board, onOther };
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

const nobody = (): PhoneTeam => ({
  at: 0,
  name: words('start').product,
  color: 'var(--stage-300)',
  score: 0,
});

function teamOf({ team }: PlayerState, teams: readonly Omit<PhoneTeam, 'at'>[]): PhoneTeam {
  const own = team === null ? undefined : teams[team];
  if (team === null || !own) return nobody();
  return { at: team, name: own.name, color: own.color, score: own.score };
}

type Ways = { readonly again: () => void; readonly onLeave: () => void };

function noteOf(view: PhoneView, state: PlayerState, { again, onLeave }: Ways): Note | null {
  const { notes } = words('room').phone;
  if (view.type === 'asking') {
    const { title, text } = notes.asking;
    return { sign: <Icon name="door" />, title, text: text({ name: state.name }) };
  }
  if (view.type !== 'ended') return null;
  const retry = { text: notes.tryAgain, look: 'primary', onPress: again } as const;
  const other = { text: notes.joinAnother, look: 'light', onPress: onLeave } as const;
  const { sign, isOver } = ENDINGS[view.why];
  const { title, text } = notes[view.why];
  return {
    sign: <Icon name={sign} />,
    title,
    text: typeof text === 'string' ? text : text({ places: state.phonesMax }),
    action: isOver ? other : retry,
  };
}

type Ended = { readonly sign: IconName; readonly isOver: boolean };

const ENDINGS: Readonly<Record<EndReason, Ended>> = {
  closed: { sign: 'off', isOver: true },
  removed: { sign: 'exit', isOver: true },
  elsewhere: { sign: 'exit', isOver: false },
  full: { sign: 'people', isOver: false },
  door: { sign: 'door', isOver: false },
  old: { sign: 'clock', isOver: false },
};

import { useEffect, useRef, useState } from 'react';
import { BuzzBar } from '../../features/room/buzz-bar.tsx';
import { useRoomStatus } from '../../room/room-status-store.ts';
import { useShow, useShowStore } from '../../show/context.ts';
import { SolveConfetti } from '../../show/effects/confetti.tsx';
import { StageEffects } from '../../show/effects/stage-effects.tsx';
import { WrongX } from '../../show/effects/wrong-x.tsx';
import type { ShowState } from '../../show/store.ts';
import { useShortcuts } from '../../show/use-keys.ts';
import { withShow } from '../../show/with-show.tsx';
import { firstsIn, ordinal } from '../../text/places.ts';
import { Page } from '../../ui/page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import { RoomEntry } from '../shared/room-entry.tsx';
import { useWheelActions } from '../shared/show-parts.tsx';
import { RailBrand } from '../shared/stage-brand.tsx';
import { PHRASE_FIELD_ID } from './answer-row.tsx';
import { Clocks } from './clocks.tsx';
import { GameBoard } from './game-board.tsx';
import { GameDesk, useGuess } from './game-desk.tsx';
import { GameGuess } from './game-guess.tsx';
import { GameReward } from './game-reward.tsx';
import styles from './game-screen.module.css';
import { useForfeited, withAllPrizes } from './lectern-desk.ts';
import { Lecterns } from './lecterns.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { SideWheel } from './side-wheel.tsx';
import { type TossUpLetters, useTossUpLetters } from './use-toss-up-letters.ts';

export const GameScreen = withShow(Game);

function Game() {
  const { title } = useWords('show').game;
  const { getState } = useShowStore();
  const { dispatch } = getState();
  const { spin } = useWheelActions();
  const nextButton = useRef<HTMLButtonElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  const [isVerdictAsked, setVerdictAsked] = useState(false);
  const hasClocks = useShow(({ view: { clocks } }) => Boolean(clocks.turn ?? clocks.puzzle));
  const isAtDesk = useShow(({ view }) => view.desk !== null);
  const isTossUp = useShow(({ view }) => view.desk?.kind === 'tossUp' && !view.complete);
  const teams = useShow(({ view }) => view.teams);
  const hasRoom = useRoomStatus((room) => room.isOpen);
  const letters = useTossUpLetters();
  const { guess, refusal } = useGuess();
  useMissingPuzzleWarning();
  useShortcuts({
    spin: () => goOn(getState(), letters) || (getState().view.wheel.visible && spin()),
    act: (action) =>
      action.type === 'guessLetter' && !action.free ? guess(action.letter) : dispatch(action),
    phrase: () => document.getElementById(PHRASE_FIELD_ID)?.focus(),
    help: openHelp,
  });

  return (
    <Page title={title} layout="bare" className={styles.page}>
      <div className={styles.room}>
        <div
          className={styles.stage}
          data-clocks={hasClocks}
          data-desk={isAtDesk}
          data-toss-up={isTossUp}
          data-room={hasRoom}
        >
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
          <RailBrand />
          <GameBoard className={styles.board} onHelp={openHelp} />
          <Clocks className={styles.clocks} />
          <BuzzBar className={styles.buzz} teams={teams} isTossUp={isTossUp} />
          <GameDesk
            className={styles.desk}
            letters={letters}
            refusal={refusal}
            onVerdict={() => setVerdictAsked(true)}
          />
          <GameGuess className={styles.keys} onGuess={guess} nextButton={nextButton} />
          <SideWheel className={styles.wheel} discClassName={styles.disc} />
          {/* the stars go with the first press, so focus moves on with the host */}
          <GameTeams className={styles.teams} onRewarded={() => nextButton.current?.focus()} />
        </div>
      </div>
      <StageEffects />
      <WrongX />
      <SolveConfetti />
      <GameReward isVerdictAsked={isVerdictAsked} onVerdictLeft={() => setVerdictAsked(false)} />
      <ShortcutsDialog
        open={isHelpOpen}
        isAtDesk={isAtDesk}
        hasRoom={hasRoom}
        onClose={() => setHelpOpen(false)}
      />
      <RoomEntry />
    </Page>
  );
}

/** Does what a special round waits for; says whether there was something. */
function goOn({ view: { desk }, dispatch }: ShowState, letters: TossUpLetters): boolean {
  if (desk?.moves.includes('startTossUp')) letters.start();
  else if (desk?.moves.includes('openPicks')) dispatch({ type: 'openPicks' });
  else if (!desk?.moves.includes('buzz')) return false;
  else if (letters.isHeld) letters.goOn();
  else letters.hold();
  return true;
}

/** A quiz with a gap in it leaves the board empty; only the console says why. */
function useMissingPuzzleWarning(): void {
  const number = useShow(({ view }) => view.position.at);
  const isMissing = useShow(({ view }) => view.screen === 'game' && view.board.length === 0);
  useEffect(() => {
    if (isMissing) console.warn(`Puzzle ${number} of this game is missing.`);
  }, [isMissing, number]);
}

type GameTeamsProps = {
  readonly className?: string | undefined;
  readonly onRewarded: () => void;
};

function GameTeams({ className, onRewarded }: GameTeamsProps) {
  const { lectern } = useWords('show').game;
  const teams = useShow(({ view }) => view.teams);
  const held = useShow(({ run }) => run?.show.desk?.held);
  const own = useShow(({ run }) => run?.show.teams);
  const complete = useShow(({ view }) => view.complete);
  const desk = useShow(({ view }) => view.desk);
  const dispatch = useShow((store) => store.dispatch);
  const buzz = useRoomStatus((room) => room.buzz);

  /** The best three. */
  function placeOf(team: number): string | undefined {
    const place = buzz.find((one) => one.team === team)?.place;
    if (place === undefined || place > 3) return undefined;
    return place > 1 && place <= firstsIn(buzz) ? lectern.tie : ordinal(place);
  }

  return (
    <Lecterns
      className={className}
      view={{ teams: withAllPrizes(teams, { held, own }), desk, complete }}
      forfeited={useForfeited()}
      placeOf={placeOf}
      onAction={(action) => {
        if (dispatch(action) && action.type === 'rewardTeam') onRewarded();
      }}
    />
  );
}

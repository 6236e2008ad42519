import { useRef, useState } from 'react';
import { Page } from '../../components/page/page.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { SolveConfetti } from '../../features/confetti/solve-confetti.tsx';
import { type TossUpLetters, useTossUpLetters } from '../../features/desk/use-toss-up-letters.ts';
import { PHRASE_FIELD_ID } from '../../features/keyboard/answer-row.tsx';
import { BuzzBar } from '../../features/room/buzz-bar.tsx';
import { ShortcutsDialog } from '../../features/shortcuts/shortcuts-dialog.tsx';
import { useShortcuts } from '../../features/shortcuts/use-shortcuts.ts';
import { guarded } from '../../features/show-guard/show-guard.tsx';
import { StageEffects } from '../../features/stage-effects/stage-effects.tsx';
import { WrongX } from '../../features/wrong-x/wrong-x.tsx';
import { useRoomOnStage } from '../../stores/room/on-stage.ts';
import { useShow, useShowStore } from '../../stores/show/show-context.ts';
import type { ShowState } from '../../stores/show/show-store.ts';
import { RoomEntry } from '../shared/room-entry.tsx';
import { useWheelActions } from '../shared/use-wheel-actions.ts';
import { GameBoard } from './game-board.tsx';
import { GameClocks } from './game-clocks.tsx';
import { GameDesk } from './game-desk.tsx';
import { GameGuess } from './game-guess.tsx';
import { GameReward } from './game-reward.tsx';
import styles from './game-screen.module.css';
import { GameTeams } from './game-teams.tsx';
import { GameWheel } from './game-wheel.tsx';
import { useGuess } from './use-guess.ts';
import { useMissingPuzzleWarning } from './use-missing-puzzle-warning.ts';

export const GameScreen = guarded(Game);

function Game() {
  const { getState } = useShowStore();
  const { spin } = useWheelActions();
  const nextButton = useRef<HTMLButtonElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  const [isVerdictAsked, setVerdictAsked] = useState(false);
  const hasClocks = useShow(({ view: { clocks } }) => Boolean(clocks.turn ?? clocks.puzzle));
  const isAtDesk = useShow(({ view }) => view.desk !== null);
  const isTossUp = useShow(({ view }) => view.desk?.kind === 'tossUp' && !view.complete);
  const teams = useShow(({ view }) => view.teams);
  const hasRoom = useRoomOnStage((room) => room.isOpen);
  const letters = useTossUpLetters();
  const { guess, refusal } = useGuess();
  useMissingPuzzleWarning();
  useShortcuts({
    spin: () => goOn(getState(), letters) || (getState().view.wheel.visible && spin()),
    guess: ({ letter }) => guess(letter),
    phrase: () => document.getElementById(PHRASE_FIELD_ID)?.focus(),
    help: openHelp,
  });

  return (
    <Page title="Game" layout="bare" className={styles.page}>
      <div className={styles.room}>
        <div
          className={styles.stage}
          data-clocks={hasClocks}
          data-desk={isAtDesk}
          data-toss-up={isTossUp}
          data-room={hasRoom}
        >
          <VisuallyHidden as="h1">Game</VisuallyHidden>
          <GameBoard className={styles.board} onHelp={openHelp} />
          <GameClocks className={styles.clocks} />
          <BuzzBar className={styles.buzz} teams={teams} isTossUp={isTossUp} />
          <GameDesk
            className={styles.desk}
            letters={letters}
            refusal={refusal}
            onVerdict={() => setVerdictAsked(true)}
          />
          <GameGuess className={styles.keys} onGuess={guess} nextButton={nextButton} />
          <GameWheel className={styles.wheel} discClassName={styles.disc} />
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

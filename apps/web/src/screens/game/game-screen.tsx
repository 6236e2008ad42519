import { useLayoutEffect, useRef, useState } from 'react';
import { Page } from '../../components/page/page.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { SolveConfetti } from '../../features/confetti/solve-confetti.tsx';
import { PHRASE_FIELD_ID } from '../../features/keyboard/answer-row.tsx';
import { ShortcutsDialog } from '../../features/shortcuts/shortcuts-dialog.tsx';
import { useShortcuts } from '../../features/shortcuts/use-shortcuts.ts';
import { ShowGuard } from '../../features/show-guard/show-guard.tsx';
import { StageEffects } from '../../features/stage-effects/stage-effects.tsx';
import { Lecterns } from '../../features/teams/lecterns.tsx';
import { WrongX } from '../../features/wrong-x/wrong-x.tsx';
import { showStore, useShow } from '../../stores/show-store.ts';
import { ShowReward } from '../shared/show-reward.tsx';
import { useLeaveStage } from '../shared/use-leave-stage.ts';
import { wheelActions } from '../shared/wheel-actions.ts';
import { GameBoard } from './game-board.tsx';
import { GameGuess } from './game-guess.tsx';
import styles from './game-screen.module.css';
import { GameWheel } from './game-wheel.tsx';
import { useMissingPuzzleWarning } from './use-missing-puzzle-warning.ts';
import { usePuzzleSide } from './use-puzzle-side.ts';

export function GameScreen() {
  return (
    <ShowGuard>
      <Game />
    </ShowGuard>
  );
}

function Game() {
  const mode = useShow((store) => store.mode);
  const nextButton = useRef<HTMLButtonElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  useLeaveStage();
  useMissingPuzzleWarning();
  useShortcuts({
    onSpin: () => showStore.getState().show.showWheelInGame && wheelActions.spin(),
    onPhraseFocus: () => document.getElementById(PHRASE_FIELD_ID)?.focus(),
    onHelp: openHelp,
  });

  // Only the host may lay the board out, so a window that takes over while it is open does it then.
  useLayoutEffect(() => {
    if (mode === 'host') showStore.getState().dispatch({ type: 'openGame' });
  }, [mode]);

  return (
    <Page title="Game" layout="bare" className={styles.page}>
      <div className={styles.room}>
        <div className={styles.stage}>
          <VisuallyHidden as="h1">Game</VisuallyHidden>
          <GameBoard className={styles.board} onHelp={openHelp} />
          <GameGuess className={styles.keys} nextButton={nextButton} />
          <GameWheel className={styles.wheel} discClassName={styles.disc} />
          {/* the stars go with the first press, so focus moves on with the host */}
          <GameTeams className={styles.teams} onRewarded={() => nextButton.current?.focus()} />
        </div>
      </div>
      <StageEffects />
      <WrongX />
      <SolveConfetti />
      <ShowReward />
      <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Page>
  );
}

type GameTeamsProps = {
  readonly className?: string | undefined;
  readonly onRewarded: () => void;
};

function GameTeams({ className, onRewarded }: GameTeamsProps) {
  const show = usePuzzleSide();
  const dispatch = useShow((store) => store.dispatch);
  return (
    <Lecterns
      className={className}
      show={show}
      onAdjust={(team, delta) => dispatch({ type: 'adjustScore', team, delta })}
      onReward={(team) => {
        if (dispatch({ type: 'rewardTeam', team })) onRewarded();
      }}
    />
  );
}

import { useRef, useState } from 'react';
import { Page } from '../../components/page/page.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { SolveConfetti } from '../../features/confetti/solve-confetti.tsx';
import { PHRASE_FIELD_ID } from '../../features/keyboard/answer-row.tsx';
import { ShortcutsDialog } from '../../features/shortcuts/shortcuts-dialog.tsx';
import { useShortcuts } from '../../features/shortcuts/use-shortcuts.ts';
import { guarded } from '../../features/show-guard/show-guard.tsx';
import { StageEffects } from '../../features/stage-effects/stage-effects.tsx';
import { Lecterns } from '../../features/teams/lecterns.tsx';
import { WrongX } from '../../features/wrong-x/wrong-x.tsx';
import { useShow, useShowStore } from '../../stores/show/show-context.ts';
import { ShowReward } from '../shared/show-reward.tsx';
import { useWheelActions } from '../shared/use-wheel-actions.ts';
import { GameBoard } from './game-board.tsx';
import { GameClocks } from './game-clocks.tsx';
import { GameGuess } from './game-guess.tsx';
import styles from './game-screen.module.css';
import { GameWheel } from './game-wheel.tsx';
import { useMissingPuzzleWarning } from './use-missing-puzzle-warning.ts';

export const GameScreen = guarded(Game);

function Game() {
  const { getState } = useShowStore();
  const { spin } = useWheelActions();
  const nextButton = useRef<HTMLButtonElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  const hasClocks = useShow(({ view: { clocks } }) => Boolean(clocks.turn ?? clocks.puzzle));
  useMissingPuzzleWarning();
  useShortcuts({
    spin: () => getState().view.wheel.visible && spin(),
    phrase: () => document.getElementById(PHRASE_FIELD_ID)?.focus(),
    help: openHelp,
  });

  return (
    <Page title="Game" layout="bare" className={styles.page}>
      <div className={styles.room}>
        <div className={styles.stage} data-clocks={hasClocks}>
          <VisuallyHidden as="h1">Game</VisuallyHidden>
          <GameBoard className={styles.board} onHelp={openHelp} />
          <GameClocks className={styles.clocks} />
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
  const teams = useShow(({ view }) => view.teams);
  const isComplete = useShow(({ view }) => view.complete);
  const dispatch = useShow((store) => store.dispatch);
  return (
    <Lecterns
      className={className}
      teams={teams}
      hasStars={isComplete && !teams.some(({ rewarded }) => rewarded)}
      onAdjust={(team, delta) => dispatch({ type: 'adjustScore', team, delta })}
      onReward={(team) => {
        if (dispatch({ type: 'rewardTeam', team })) onRewarded();
      }}
    />
  );
}

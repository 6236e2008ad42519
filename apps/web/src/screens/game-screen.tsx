import {
  boardSentence,
  boardWords,
  currentPuzzle,
  isLastPuzzle,
  keyboardDisabled,
  keyboardLetters,
  letterState,
  nextButtonText,
  puzzlePosition,
  showsNextButton,
} from '@wheel/game';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '../components/page/page.tsx';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { Board } from '../features/board/board.tsx';
import { PuzzleStrip } from '../features/board/puzzle-strip.tsx';
import { useGlow } from '../features/board/use-glow.ts';
import { SolveConfetti } from '../features/confetti/solve-confetti.tsx';
import { AnswerRow, PHRASE_FIELD_ID } from '../features/keyboard/answer-row.tsx';
import { Keyboard } from '../features/keyboard/keyboard.tsx';
import { NextButton } from '../features/keyboard/next-button.tsx';
import { RewardDialog } from '../features/reward/reward-dialog.tsx';
import { ShortcutsDialog } from '../features/shortcuts/shortcuts-dialog.tsx';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { ShowGuard } from '../features/show-guard/show-guard.tsx';
import { StageEffects } from '../features/stage-effects/stage-effects.tsx';
import { Lecterns } from '../features/teams/lecterns.tsx';
import { SideWheel } from '../features/wheel/side-wheel.tsx';
import { Wheel } from '../features/wheel/wheel.tsx';
import { WrongX } from '../features/wrong-x/wrong-x.tsx';
import { focusStage } from '../lib/stage-focus.ts';
import { showStore, spinElapsedMs, useShow } from '../stores/show-store.ts';
import styles from './game-screen.module.css';
import { GameTools } from './game-tools.tsx';
import { useLeaveStage } from './use-leave-stage.ts';
import { wheelActions } from './wheel-actions.ts';

export function GameScreen() {
  return (
    <ShowGuard>
      <Game />
    </ShowGuard>
  );
}

function Game() {
  const show = useShow((store) => store.show);
  const dispatch = useShow((store) => store.dispatch);
  const navigate = useNavigate();
  const nextButton = useRef<HTMLButtonElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const glow = useGlow();
  useLeaveStage();
  useShortcuts({
    onSpin: () => show.showWheelInGame && wheelActions.spin(),
    onPhraseFocus: () => document.getElementById(PHRASE_FIELD_ID)?.focus(),
    onHelp: () => setHelpOpen(true),
  });

  useLayoutEffect(() => {
    showStore.getState().dispatch({ type: 'openGame' });
  }, []);

  function next() {
    if (isLastPuzzle(show)) navigate('/winner');
    else if (dispatch({ type: 'nextPuzzle' })) focusStage();
  }

  function reward(team: number) {
    // the stars go, so focus moves on with the host
    if (dispatch({ type: 'rewardTeam', team })) nextButton.current?.focus();
  }

  function submit(phrase: string): boolean {
    dispatch({ type: 'guessPhrase', phrase });
    return showStore.getState().show.isComplete;
  }

  return (
    <Page title="Game" layout="bare" className={styles.page}>
      <div className={styles.room}>
        <div className={styles.stage} data-wheel={show.showWheelInGame}>
          <VisuallyHidden>
            <h1>Game</h1>
          </VisuallyHidden>
          <Board
            className={styles.board}
            words={boardWords(show)}
            puzzle={show.currentPuzzleIndex}
            sentence={boardSentence(show)}
            glow={glow}
          >
            <PuzzleStrip
              position={puzzlePosition(show)}
              category={currentPuzzle(show)?.category ?? ''}
            >
              <GameTools onHelp={() => setHelpOpen(true)} />
            </PuzzleStrip>
          </Board>
          <section className={styles.keys} aria-label="Guess">
            <Keyboard
              letters={keyboardLetters(show)}
              stateOf={(letter) => letterState(show, letter)}
              disabled={keyboardDisabled(show)}
              onGuess={(letter) => dispatch({ type: 'guessLetter', letter })}
            />
            <AnswerRow
              includeVowels={show.includeVowels}
              onIncludeVowels={(include) => dispatch({ type: 'setVowels', include })}
              puzzle={show.currentPuzzleIndex}
              isComplete={show.isComplete}
              onSubmit={submit}
            >
              {showsNextButton(show) && (
                <NextButton
                  ref={nextButton}
                  text={nextButtonText(show)}
                  isDue={show.rewardedTeam !== null || show.teams.length === 0}
                  onNext={next}
                />
              )}
            </AnswerRow>
          </section>
          <SideWheel
            className={styles.wheel}
            isShown={show.showWheelInGame}
            onToggle={(visible) => dispatch({ type: 'setWheelVisible', visible })}
            onRandomize={wheelActions.randomize}
            isSpinning={show.spin !== null}
            lastValue={show.rewardValue}
            wheel={
              <Wheel
                className={styles.disc}
                segments={show.wheelSegments}
                rotation={show.wheelRotation}
                spin={show.spin}
                elapsedMs={spinElapsedMs}
                onSpin={wheelActions.spin}
              />
            }
          />
          <Lecterns
            className={styles.teams}
            show={show}
            onAdjust={(team, delta) => dispatch({ type: 'adjustScore', team, delta })}
            onReward={reward}
          />
        </div>
      </div>
      <StageEffects />
      <WrongX />
      <SolveConfetti />
      <RewardDialog
        open={show.rewardDialogVisible}
        value={show.rewardValue}
        segments={show.wheelSegments}
        rotation={show.wheelRotation}
        onClose={wheelActions.closeReward}
      />
      <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Page>
  );
}

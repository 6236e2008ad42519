import { MAX_SEGMENTS, objectionTo, type Segment, type Show } from '@wheel/game';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../components/action-bar/action-bar.tsx';
import { Button } from '../../components/button/button.tsx';
import { singlePress } from '../../components/button/single-press.ts';
import { Page, PageTitle } from '../../components/page/page.tsx';
import { useWheelShortcuts } from '../../features/shortcuts/use-shortcuts.ts';
import { ShowGuard } from '../../features/show-guard/show-guard.tsx';
import { StageEffects } from '../../features/stage-effects/stage-effects.tsx';
import { ChipGrid } from '../../features/wheel/chip-grid.tsx';
import { Wheel } from '../../features/wheel/wheel.tsx';
import { spinElapsedMs, useShow } from '../../stores/show-store.ts';
import { GameName } from '../shared/game-name.tsx';
import { ShowReward } from '../shared/show-reward.tsx';
import { useLeaveStage } from '../shared/use-leave-stage.ts';
import { wheelActions } from '../shared/wheel-actions.ts';
import styles from './wheel-screen.module.css';

export function WheelScreen() {
  return (
    <ShowGuard>
      <BuildWheel />
    </ShowGuard>
  );
}

/** As if the wheel stood still: greying a row of buttons for the time of a spin would only flicker. */
const canRemove = (show: Show, segment: Segment) =>
  objectionTo({ ...show, spin: null }, { type: 'removeSegment', segment }) === null;

function BuildWheel() {
  const show = useShow((store) => store.show);
  const dispatch = useShow((store) => store.dispatch);
  const navigate = useNavigate();
  useLeaveStage();
  useWheelShortcuts({ onSpin: wheelActions.spin });
  const { wheelSegments: segments, wheelRotation: rotation, availableChips: chips, spin } = show;
  const isFull = segments.length >= MAX_SEGMENTS;

  function start(withWheel: boolean) {
    const action = { type: 'startGame', withWheel } as const;
    if (objectionTo(show, action) === 'NO_QUIZ') window.alert('Please select a game first.');
    else if (dispatch(action)) navigate('/game');
  }

  return (
    <>
      <Page title="Build your wheel" className={styles.page}>
        <StageEffects />
        <div className={styles.intro}>
          <PageTitle>Build Your Wheel</PageTitle>
          <p className={styles.lede}>Add a chip more than once to make it more likely.</p>
        </div>
        <Wheel
          className={styles.wheel}
          segments={segments}
          rotation={rotation}
          spin={spin}
          elapsedMs={spinElapsedMs}
          onSpin={wheelActions.spin}
        />
        <div className={styles.side}>
          <p className={styles.tally}>
            <b>{segments.length}</b> segments on the wheel
          </p>
          <Button onClick={() => dispatch({ type: 'resetWheel' })}>Reset Wheel</Button>
          <p className={styles.slot} role="status">
            {isFull && (
              <span className={styles.limit}>{`Maximum of ${MAX_SEGMENTS} segments reached`}</span>
            )}
          </p>
        </div>
        <div className={styles.chips}>
          <ChipGrid
            chips={chips}
            segments={segments}
            canAdd={!isFull && spin === null}
            canRemove={(segment) => canRemove(show, segment)}
            onAdd={(segment) => dispatch({ type: 'addSegment', segment })}
            onRemove={(segment) => dispatch({ type: 'removeSegment', segment })}
          />
        </div>
      </Page>
      <ActionBar stacks>
        <GameName />
        <Button large onClick={singlePress(() => start(false))}>
          START GAME WITHOUT WHEEL
        </Button>
        <Button large look="primary" onClick={singlePress(() => start(true))}>
          START GAME WITH WHEEL
        </Button>
      </ActionBar>
      <ShowReward />
    </>
  );
}

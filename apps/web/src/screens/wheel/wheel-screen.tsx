import { MAX_SEGMENTS, objectionTo, TELEVISION_SEGMENTS } from '@wheel/game';
import { ActionBar } from '../../components/action-bar/action-bar.tsx';
import { Button } from '../../components/button/button.tsx';
import { singlePress } from '../../components/button/single-press.ts';
import { Page, PageTitle } from '../../components/page/page.tsx';
import { useWheelShortcuts } from '../../features/shortcuts/use-shortcuts.ts';
import { guarded } from '../../features/show-guard/show-guard.tsx';
import { StageEffects } from '../../features/stage-effects/stage-effects.tsx';
import { Wheel } from '../../features/wheel/wheel.tsx';
import { useShow, useShownWheel, useShowStore } from '../../stores/show/show-context.ts';
import { GameName } from '../shared/game-name.tsx';
import { RoomEntry } from '../shared/room-entry.tsx';
import { ShowReward } from '../shared/show-reward.tsx';
import { useWheelActions } from '../shared/use-wheel-actions.ts';
import { WheelChips } from './wheel-chips.tsx';
import { WheelRules } from './wheel-rules.tsx';
import styles from './wheel-screen.module.css';

export const WheelScreen = guarded(BuildWheel);

function BuildWheel() {
  const { getState } = useShowStore();
  const isHosting = useShow(({ run }) => !!run);
  const count = useShow(({ view }) => view.wheel.segments.length);
  const dispatch = useShow((store) => store.dispatch);
  const { spin } = useWheelActions();
  useWheelShortcuts({ spin });
  const isFull = count >= MAX_SEGMENTS;

  function start(withWheel: boolean) {
    const show = getState().run?.show;
    const action = { type: 'startGame', withWheel } as const;
    if (show && objectionTo(show, action) === 'NO_QUIZ')
      window.alert('Please select a game first.');
    else dispatch(action);
  }

  return (
    <>
      <Page title="Build your wheel" className={styles.page}>
        <StageEffects />
        <div className={styles.intro}>
          <PageTitle>Build Your Wheel</PageTitle>
          <p className={styles.lede}>Add a chip more than once to make it more likely.</p>
        </div>
        <TurningWheel onSpin={spin} />
        <div className={styles.side}>
          <p className={styles.tally}>
            <b>{count}</b> segments on the wheel
          </p>
          <div className={styles.fill}>
            <Button onClick={() => dispatch({ type: 'resetWheel' })}>Reset Wheel</Button>
            <Button onClick={() => dispatch({ type: 'fillWheel', segments: TELEVISION_SEGMENTS })}>
              Fill as on television
            </Button>
          </div>
          <p className={styles.slot} role="status">
            {isFull && (
              <span className={styles.limit}>{`Maximum of ${MAX_SEGMENTS} segments reached`}</span>
            )}
          </p>
        </div>
        <div className={styles.chips}>
          <WheelChips />
        </div>
      </Page>
      <ActionBar stacks above={isHosting && <WheelRules />}>
        <GameName />
        <Button large onClick={singlePress(() => start(false))}>
          START GAME WITHOUT WHEEL
        </Button>
        <Button large look="primary" onClick={singlePress(() => start(true))}>
          START GAME WITH WHEEL
        </Button>
      </ActionBar>
      <ShowReward />
      <RoomEntry />
    </>
  );
}

/** By itself, because nothing else on the screen changes when it begins to turn. */
function TurningWheel({ onSpin }: { readonly onSpin: () => void }) {
  const { spinElapsedMs } = useShowStore();
  const { segments, rotation } = useShownWheel();
  const extraDegrees = useShow(({ view }) => view.spin?.extraDegrees ?? null);
  return (
    <Wheel
      className={styles.wheel}
      segments={segments}
      rotation={rotation}
      extraDegrees={extraDegrees}
      elapsedMs={spinElapsedMs}
      onSpin={onSpin}
    />
  );
}

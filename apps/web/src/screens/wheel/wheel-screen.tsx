import {
  CHIPS,
  MAX_SEGMENTS,
  objectionTo,
  PRESET_NAMES,
  PRESETS,
  type Run,
  type Segment,
  TELEVISION_SEGMENTS,
} from '@wheel/game';
import { memo, useState } from 'react';
import { HouseRulesDialog, RulesSentence } from '../../features/house-rules-dialog.tsx';
import { OwnChipsButton } from '../../features/own-chips/own-chips-button.tsx';
import { RunningOrderDialog } from '../../features/running-order/running-order-dialog.tsx';
import { SetupsButton } from '../../features/setups/setups-button.tsx';
import { StageButton } from '../../features/stage/stage-button.tsx';
import { useShow, useShowStore } from '../../show/context.ts';
import { StageEffects } from '../../show/effects/stage-effects.tsx';
import { useShortcuts } from '../../show/use-keys.ts';
import { withShow } from '../../show/with-show.tsx';
import { presetText } from '../../text/kinds.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, singlePress } from '../../ui/button.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Placed } from '../../ui/placed.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/words.ts';
import { GameSetupBar } from '../shared/game-setup-bar.tsx';
import { RoomEntry } from '../shared/room-entry.tsx';
import {
  GameName,
  ShowReward,
  ShowWheel,
  useHouseRules,
  useWheelActions,
} from '../shared/show-parts.tsx';
import { ChipGrid } from './chip-grid.tsx';
import styles from './wheel-screen.module.css';

export const WheelScreen = withShow(BuildWheel);

/** A window that follows knows of no chips but those of every show. */
const chipsOf = (run: Run | null): readonly Segment[] => run?.show.availableChips ?? CHIPS;

function BuildWheel() {
  const { wheel: text } = useWords('show').setup;
  const { getState } = useShowStore();
  const isHosting = useShow(({ run }) => !!run);
  const isWithoutTeamSetup = useShow(({ run }) => run?.show.teamsKept ?? false);
  const count = useShow(({ view }) => view.wheel.segments.length);
  const dispatch = useShow((store) => store.dispatch);
  const { spin } = useWheelActions();
  useShortcuts({ spin });
  const hasOwnChips = useShow(({ run }) => chipsOf(run).length > CHIPS.length);
  const isFull = count >= MAX_SEGMENTS;

  function start(withWheel: boolean) {
    const show = getState().run?.show;
    const action = { type: 'startGame', withWheel } as const;
    if (show && objectionTo(show, action) === 'NO_QUIZ') window.alert(text.noGame);
    else dispatch(action);
  }

  return (
    <>
      <Page title={text.title} className={`${styles.page} ${hasOwnChips ? styles.crowded : ''}`}>
        <StageEffects />
        {isWithoutTeamSetup && <GameSetupBar />}
        <div className={styles.intro}>
          <PageTitle>{text.heading}</PageTitle>
          <p className={styles.lede}>{text.lede}</p>
          <div className={styles.yours}>
            {isHosting && (
              <>
                <OwnChipsButton className={styles.ownChip} />
                <SetupsButton className={styles.ownChip} />
              </>
            )}
            <StageButton />
          </div>
        </div>
        <ShowWheel className={styles.wheel} />
        <div className={styles.side}>
          <p className={styles.tally}>
            <Placed text={text.tally}>
              <b>{count}</b>
            </Placed>
          </p>
          <div className={styles.fill}>
            <Button onClick={() => dispatch({ type: 'resetWheel' })}>{text.reset}</Button>
            <Button onClick={() => dispatch({ type: 'fillWheel', segments: TELEVISION_SEGMENTS })}>
              {text.fill}
            </Button>
          </div>
          <p className={styles.slot} role="status">
            {isFull && <span className={styles.limit}>{text.full({ count: MAX_SEGMENTS })}</span>}
          </p>
        </div>
        <div className={styles.chips}>
          <WheelChips />
        </div>
      </Page>
      <ActionBar stacks above={isHosting && <WheelRules />}>
        <GameName />
        <Button large onClick={singlePress(() => start(false))}>
          {text.startWithout}
        </Button>
        <Button large look="primary" onClick={singlePress(() => start(true))}>
          {text.start}
        </Button>
      </ActionBar>
      <ShowReward />
      <RoomEntry />
    </>
  );
}

/** How the game is going to be played: by which rules and in which order. */
function WheelRules() {
  const { wheel: text } = useWords('show').setup;
  const { rules, chooseRules } = useHouseRules();
  const [open, setOpen] = useState<'rules' | 'order' | null>(null);
  const close = () => setOpen(null);

  return (
    <div className={styles.row}>
      <RadioGroup
        label={text.rules}
        layout="row"
        options={PRESET_NAMES.map((preset) => ({ value: preset, name: presetText(preset) }))}
        chosen={rules.preset}
        onChoose={(preset) => chooseRules(PRESETS[preset])}
        className={styles.choice}
      />
      <p className={styles.sentence}>
        <RulesSentence rules={rules} />
      </p>
      <Button look="line" className={styles.button} onClick={() => setOpen('rules')}>
        {text.adjust}
      </Button>
      <Button look="line" className={styles.button} onClick={() => setOpen('order')}>
        {text.order}
      </Button>
      <HouseRulesDialog
        open={open === 'rules'}
        rules={rules}
        onDone={(adjusted) => {
          chooseRules(adjusted);
          close();
        }}
        onClose={close}
      />
      <RunningOrderDialog open={open === 'order'} onClose={close} />
    </div>
  );
}

/** By themselves, because they are much to draw and a spin that starts changes next to nothing on them. */
const WheelChips = memo(function WheelChips() {
  const { getState } = useShowStore();
  const chips = useShow(({ run }) => chipsOf(run));
  const segments = useShow(({ view }) => view.wheel.segments);
  const canAdd = useShow(({ view }) => view.wheel.segments.length < MAX_SEGMENTS && !view.spin);
  const isHosting = useShow(({ run }) => !!run);
  const dispatch = useShow((store) => store.dispatch);

  /** As if the wheel stood still: greying a row of buttons for the time of a spin would only flicker. */
  function canRemove(segment: Segment): boolean {
    const show = getState().run?.show;
    const action = { type: 'removeSegment', segment } as const;
    return isHosting && !!show && objectionTo({ ...show, spin: null }, action) === null;
  }

  return (
    <ChipGrid
      chips={chips}
      segments={segments}
      canAdd={canAdd}
      canRemove={canRemove}
      onAdd={(segment) => dispatch({ type: 'addSegment', segment })}
      onRemove={(segment) => dispatch({ type: 'removeSegment', segment })}
    />
  );
});

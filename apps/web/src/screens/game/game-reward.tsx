import type { VerdictOutcome } from '@wheel/game';
import { useRef } from 'react';
import { RewardDialog } from '../../features/reward-dialog.tsx';
import { useShow } from '../../show/context.ts';
import { useShownWheel } from '../../show/shown-wheel.ts';
import { chipEffect } from '../../text/desk.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useWords } from '../../words/words.ts';
import { useHouseRules, useWheelActions } from '../shared/show-parts.tsx';
import styles from './game-reward.module.css';
import { useForfeited } from './lectern-desk.ts';

type GameRewardProps = {
  /** A verdict that was put off is asked for again. */
  readonly isVerdictAsked: boolean;
  readonly onVerdictLeft: () => void;
};

/** What the wheel paid, at a desk also what that did, and the host's verdict where one is due. */
export function GameReward({ isVerdictAsked, onVerdictLeft }: GameRewardProps) {
  const isShown = useShow(({ view }) => view.reward !== null);
  const desk = useShow(({ view }) => view.desk);
  const teams = useShow(({ view }) => view.teams);
  const dispatch = useShow((store) => store.dispatch);
  const forfeited = useForfeited();
  const { rules } = useHouseRules();
  const { closeReward } = useWheelActions();
  const { lastValue } = useShownWheel();
  const isVerdictDue = desk?.verdict != null;

  function close() {
    closeReward();
    onVerdictLeft();
  }

  return (
    <RewardDialog
      open={isShown || (isVerdictAsked && isVerdictDue)}
      onClose={close}
      effect={desk && chipEffect(desk, teams, lastValue, forfeited)}
    >
      {isVerdictDue && (
        <VerdictForm
          proposal={rules.verdictPoints}
          onVerdict={(outcome, points) => {
            dispatch({ type: 'giveVerdict', outcome, points });
            onVerdictLeft();
          }}
          onLater={close}
        />
      )}
    </RewardDialog>
  );
}

type VerdictFormProps = {
  /** The points that are proposed. */
  readonly proposal: number;
  readonly onVerdict: (outcome: VerdictOutcome, points: number) => void;
  /** Leaves the question in the desk bar. */
  readonly onLater: () => void;
};

function VerdictForm({ proposal, onVerdict, onLater }: VerdictFormProps) {
  const { verdict } = useWords('desk');
  const points = useRef<HTMLInputElement>(null);
  const give = (outcome: VerdictOutcome) => () => onVerdict(outcome, Number(points.current?.value));
  return (
    <>
      <ToolButton
        name={verdict.close}
        title={verdict.later}
        icon="x"
        className={styles.later}
        onClick={onLater}
      />
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          give('give')();
        }}
      >
        <TextField
          ref={points}
          label={verdict.points}
          type="number"
          inputMode="numeric"
          min={0}
          defaultValue={proposal}
          className={styles.points}
        />
        <Button look="primary" large type="submit" data-autofocus>
          {verdict.give}
        </Button>
        <Button large onClick={give('take')}>
          {verdict.take}
        </Button>
      </form>
      <div className={styles.others}>
        <Button look="line" onClick={give('pass')}>
          {verdict.pass}
        </Button>
        <Button look="line" onClick={give('nothing')}>
          {verdict.nothing}
        </Button>
      </div>
    </>
  );
}

import { RewardDialog } from '../../features/reward/reward-dialog.tsx';
import { VerdictForm } from '../../features/reward/verdict-form.tsx';
import { useShow } from '../../stores/show/show-context.ts';
import { chipEffect } from '../../words/chip-effect.ts';
import { useReward } from '../shared/show-reward.tsx';
import { useHouseRules } from '../shared/use-house-rules.ts';
import { useWheelActions } from '../shared/use-wheel-actions.ts';
import { useForfeited } from './use-forfeited.ts';

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
  const reward = useReward();
  const isVerdictDue = desk?.verdict != null;

  function close() {
    closeReward();
    onVerdictLeft();
  }

  return (
    <RewardDialog
      open={isShown || (isVerdictAsked && isVerdictDue)}
      onClose={close}
      effect={desk && chipEffect(desk, teams, reward.value, forfeited?.points ?? null)}
      {...reward}
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

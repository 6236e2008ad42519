import { memo } from 'react';
import { RewardDialog } from '../../features/reward/reward-dialog.tsx';
import { useShow, useShownWheel } from '../../stores/show/show-context.ts';
import { useWheelActions } from './use-wheel-actions.ts';

/** What the wheel paid, where it is tried out. */
export const ShowReward = memo(function ShowReward() {
  const isOpen = useShow(({ view }) => view.reward !== null);
  const { closeReward } = useWheelActions();
  return <RewardDialog open={isOpen} onClose={closeReward} {...useReward()} />;
});

/** What stands under the pointer. */
export function useReward() {
  const { segments, rotation, lastValue } = useShownWheel();
  return { value: lastValue, segments, rotation };
}

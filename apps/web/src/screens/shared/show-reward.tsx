import { memo } from 'react';
import { RewardDialog } from '../../features/reward/reward-dialog.tsx';
import { useShow } from '../../stores/show/show-context.ts';
import { useWheelActions } from './use-wheel-actions.ts';

/** What the wheel paid, on both screens that have one. */
export const ShowReward = memo(function ShowReward() {
  const isOpen = useShow(({ view }) => view.reward !== null);
  const { segments, rotation, lastValue } = useShow(({ view }) => view.wheel);
  const { closeReward } = useWheelActions();
  return (
    <RewardDialog
      open={isOpen}
      value={lastValue}
      segments={segments}
      rotation={rotation}
      onClose={closeReward}
    />
  );
});

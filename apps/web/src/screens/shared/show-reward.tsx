import { RewardDialog } from '../../features/reward/reward-dialog.tsx';
import { useShow } from '../../stores/show-store.ts';
import { wheelActions } from './wheel-actions.ts';

/** What the wheel paid, on both screens that have one. */
export function ShowReward() {
  const open = useShow((store) => store.show.rewardDialogVisible);
  const value = useShow((store) => store.show.rewardValue);
  const segments = useShow((store) => store.show.wheelSegments);
  const rotation = useShow((store) => store.show.wheelRotation);
  return (
    <RewardDialog
      open={open}
      value={value}
      segments={segments}
      rotation={rotation}
      onClose={wheelActions.closeReward}
    />
  );
}

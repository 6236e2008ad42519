import { focusStage } from '../../lib/stage-focus.ts';
import { useShow } from '../../stores/show/show-context.ts';

interface TakeOverButtonProps {
  readonly className?: string | undefined;
}

export function TakeOverButton({ className }: TakeOverButtonProps) {
  const takeOver = useShow((store) => store.takeOver);
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        // The button is about to go, and focus with it.
        focusStage();
        takeOver();
      }}
    >
      Take over
    </button>
  );
}

import { SideWheel } from '../../features/wheel/side-wheel.tsx';
import { Wheel } from '../../features/wheel/wheel.tsx';
import { spinElapsedMs, useShow } from '../../stores/show-store.ts';
import { wheelActions } from '../shared/wheel-actions.ts';

type GameWheelProps = {
  readonly className?: string | undefined;
  readonly discClassName?: string | undefined;
};

export function GameWheel({ className, discClassName }: GameWheelProps) {
  const segments = useShow((store) => store.show.wheelSegments);
  const rotation = useShow((store) => store.show.wheelRotation);
  const spin = useShow((store) => store.show.spin);
  const isShown = useShow((store) => store.show.showWheelInGame);
  const lastValue = useShow((store) => store.show.rewardValue);
  const dispatch = useShow((store) => store.dispatch);

  return (
    <SideWheel
      className={className}
      isShown={isShown}
      onToggle={(visible) => dispatch({ type: 'setWheelVisible', visible })}
      onRandomize={wheelActions.randomize}
      isSpinning={spin !== null}
      lastValue={lastValue}
      wheel={
        <Wheel
          className={discClassName}
          segments={segments}
          rotation={rotation}
          spin={spin}
          elapsedMs={spinElapsedMs}
          onSpin={wheelActions.spin}
        />
      }
    />
  );
}

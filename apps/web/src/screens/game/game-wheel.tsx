import { SideWheel } from '../../features/wheel/side-wheel.tsx';
import { Wheel } from '../../features/wheel/wheel.tsx';
import { useShow, useShownWheel, useShowStore } from '../../stores/show/show-context.ts';
import { useWheelActions } from '../shared/use-wheel-actions.ts';

type GameWheelProps = {
  readonly className?: string | undefined;
  readonly discClassName?: string | undefined;
};

export function GameWheel({ className, discClassName }: GameWheelProps) {
  const { spinElapsedMs } = useShowStore();
  const { segments, rotation, visible, lastValue } = useShownWheel();
  const extraDegrees = useShow(({ view }) => view.spin?.extraDegrees ?? null);
  const isBarred = useShow(({ view: { desk } }) => desk !== null && !desk.moves.includes('spin'));
  const { spin, randomize } = useWheelActions();
  const dispatch = useShow((store) => store.dispatch);

  return (
    <SideWheel
      className={className}
      isShown={visible}
      onToggle={(visible) => dispatch({ type: 'setWheelVisible', visible })}
      onRandomize={randomize}
      isSpinning={extraDegrees !== null}
      lastValue={lastValue}
      wheel={
        <Wheel
          className={discClassName}
          segments={segments}
          rotation={rotation}
          extraDegrees={extraDegrees}
          elapsedMs={spinElapsedMs}
          isBarred={isBarred}
          onSpin={spin}
        />
      }
    />
  );
}

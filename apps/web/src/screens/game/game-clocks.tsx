import { Clocks } from '../../features/clocks/clocks.tsx';
import { useShow } from '../../stores/show/show-context.ts';

export function GameClocks({ className }: { readonly className?: string | undefined }) {
  const isSolving = useShow(({ view }) => view.desk?.isSolving ?? false);
  const isWheelShown = useShow(({ view }) => view.wheel.visible);
  return <Clocks isSolving={isSolving} isNarrow={!isWheelShown} className={className} />;
}

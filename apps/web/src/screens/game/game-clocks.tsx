import { isSolving } from '@wheel/game';
import { Clocks } from '../../features/clocks/clocks.tsx';
import { useShow } from '../../stores/show/show-context.ts';

export function GameClocks({ className }: { readonly className?: string | undefined }) {
  const isSolve = useShow(({ run }) => run !== null && isSolving(run.show));
  const isWheelShown = useShow(({ view }) => view.wheel.visible);
  return <Clocks isSolving={isSolve} isNarrow={!isWheelShown} className={className} />;
}

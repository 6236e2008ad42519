import { baseline, LABEL } from './label-fit.ts';
import { DASH, DOTS, dotTurns, fitPrize } from './prize-fit.ts';
import { type LabelProps, Lettering, POINTER, point, SegmentLabel } from './wheel-disc.tsx';

const dots = (count: number): string =>
  dotTurns(count)
    .map((turn) => `M${point(POINTER + 360 * turn, DOTS.ring)}h0`)
    .join('');

/** The lettering of a wheel that may have prizes. */
export function WedgeLabel(props: LabelProps) {
  const { segment, text, ink, count } = props;
  if (segment.type !== 'prize') return <SegmentLabel {...props} />;
  const { lines, size, broken } = fitPrize(text, count);
  return (
    <>
      <path d={dots(count)} stroke={ink} strokeWidth={DOTS.size} strokeLinecap="round" />
      <Lettering lines={lines} size={size} ink={ink} />
      {broken !== null && <Dash after={broken} size={size} ink={ink} />}
    </>
  );
}

type DashProps = { readonly after: number; readonly size: number; readonly ink: string };

/** Where a word goes on in the second line; drawn, so that its text stays whole. */
function Dash({ after, size, ink }: DashProps) {
  // The widths are rounded up.
  const x = (after * 0.96 + DASH.space) * size - LABEL.outer;
  const y = (baseline(0, 2) - LABEL.capHeight * 0.4) * size;
  return <path d={`M${x} ${y}h${DASH.length * size}`} stroke={ink} strokeWidth={size * 0.12} />;
}

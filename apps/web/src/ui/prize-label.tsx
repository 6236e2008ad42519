import { baseline, LABEL } from './label-fit.ts';
import { DASH, fitPrize } from './prize-fit.ts';
import { type LabelProps, Lettering, POINTER, point, SegmentLabel } from './wheel-disc.tsx';

const DOT_RING = 456;
const DOT = 13;
const DOT_STEP = 42;

/** A string of dots along the rim tells a prize before it is read. */
function dots(count: number): string {
  const width = 360 / count;
  const number = Math.max(2, Math.round((2 * Math.PI * DOT_RING) / count / DOT_STEP));
  return Array.from({ length: number }, (_, at) => {
    const degrees = POINTER + width * ((at + 0.5) / number - 0.5);
    return `M${point(degrees, DOT_RING)}h0`;
  }).join('');
}

/** The lettering of a wheel that may have prizes. */
export function WedgeLabel(props: LabelProps) {
  const { segment, text, ink, count } = props;
  if (segment.type !== 'prize') return <SegmentLabel {...props} />;
  const { lines, size, broken } = fitPrize(text, count);
  return (
    <>
      <path d={dots(count)} stroke={ink} strokeWidth={DOT} strokeLinecap="round" />
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

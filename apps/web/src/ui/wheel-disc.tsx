import type { Segment } from '@wheel/game';
import { type ComponentProps, type ComponentType, memo } from 'react';
import { useAllWords } from '../words/words.ts';
import { baseline, fitLabel, LABEL } from './label-fit.ts';
import { PENALTY, type SegmentColour, segmentColours } from './segment-colours.ts';
import styles from './wheel-disc.module.css';

/** Where the pointer stands, in degrees clockwise from 12 o'clock: the winning label reads upright there. */
export const POINTER = 270;
const RADIUS = 496;
const PEG_RING = 474;
const PEG_RADIUS = 10;
const SPOKE = 'var(--spoke)';
const PEG = 'var(--peg)';

/** On the disc, `degrees` clockwise from 12 o'clock. */
export function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

/** At the pointer, `half` its width to either side. */
function wedge(half: number): string {
  const [from, to] = [point(POINTER - half, RADIUS), point(POINTER + half, RADIUS)];
  return `M0 0L${from}A${RADIUS} ${RADIUS} 0 0 1 ${to}Z`;
}

/** A small circle on the edge between two segments, as two arcs. */
function peg(degrees: number): string {
  const side = (across: number) => point(degrees, PEG_RING + across * PEG_RADIUS);
  const arc = `A${PEG_RADIUS} ${PEG_RADIUS} 0 0 1 `;
  return `M${side(-1)}${arc}${side(1)}${arc}${side(-1)}Z`;
}

export type LabelProps = {
  readonly segment: Segment;
  readonly text: string;
  readonly ink: SegmentColour['ink'];
  /** How many segments are on the wheel. */
  readonly count: number;
};

type WheelDiscProps = {
  readonly segments: readonly Segment[];
  /** The lettering; without it the wedges are bare, for decoration, and have no pegs. */
  readonly textOf?: ((segment: Segment) => string) | undefined;
  /** What draws the lettering of a wedge at the pointer. */
  readonly Label?: ComponentType<LabelProps>;
};

/** Unturned, the middle of segment 1 lies under the pointer; the others follow clockwise. */
export const WheelDisc = memo(function WheelDisc(props: WheelDiscProps) {
  const { segments, textOf, Label = SegmentLabel } = props;
  // The lettering is worded anew though the segments stay, also when words come later than the language.
  useAllWords();
  const count = segments.length;
  const width = 360 / count;
  const colours = segmentColours(segments);
  const shape = wedge(width / 2);

  return (
    <svg className={styles.drawing} viewBox="-500 -500 1000 1000" aria-hidden="true">
      {segments.map((segment, index) => {
        const { fill, ink } = colours[index] ?? PENALTY;
        const turn = `rotate(${index * width})`;
        return (
          <g key={turn} transform={turn} data-testid={textOf && 'wheel-segment'}>
            <path d={shape} fill={fill} stroke={SPOKE} strokeWidth="4" />
            {textOf && <Label segment={segment} text={textOf(segment)} ink={ink} count={count} />}
          </g>
        );
      })}
      <circle r="493" fill="none" stroke={PEG} strokeWidth="6" />
      {textOf && (
        <path
          d={segments.map((_, index) => peg(POINTER + (index + 0.5) * width)).join('')}
          fill={PEG}
          stroke={SPOKE}
          strokeWidth="5"
        />
      )}
    </svg>
  );
});

export function SegmentLabel({ text, ink, count }: LabelProps) {
  const { lines, size } = fitLabel(text, count);
  // The space that ends a line keeps the element's text whole.
  const spaced = lines.map((line, at) => (at < lines.length - 1 ? `${line} ` : line));
  return <Lettering lines={spaced} size={size} ink={ink} />;
}

type LetteringProps = {
  readonly lines: readonly string[];
  readonly size: number;
  readonly ink: SegmentColour['ink'];
};

/** All labels are set in the size of their style and scaled: a phone sets up a variable font anew for each size. */
export function Lettering({ lines, size, ink }: LetteringProps) {
  const scale = `translate(${-LABEL.outer})scale(${size / 100})`;
  return (
    <text className={styles.label} fill={ink} transform={scale}>
      {lines.map((line, index) => {
        const y = baseline(index, lines.length) * 100;
        return (
          <tspan key={y} x="0" y={y}>
            {line}
          </tspan>
        );
      })}
    </text>
  );
}

const BULBS = 48;
const BULB_RING = 478;
const BULB_STEP = (2 * Math.PI * BULB_RING) / BULBS;

/** The standing frame round the disc with its ring of bulbs. */
export const WheelRim = memo(function WheelRim() {
  return (
    <svg className={styles.drawing} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <circle r="499" fill="var(--rim)" />
      <circle
        r={BULB_RING}
        fill="none"
        stroke="var(--bulb)"
        strokeWidth="13"
        strokeLinecap="round"
        strokeDasharray={`0 ${BULB_STEP}`}
      />
    </svg>
  );
});

const BARE = Array.from({ length: 12 }, (): Segment => ({ type: 'points', value: 0 }));

type StillWheelProps = {
  /** Its rule sets `--d`, the wheel's diameter. */
  readonly className?: string | undefined;
  readonly discClassName?: string | undefined;
  readonly segments?: readonly Segment[];
  /** The lettering; bare wedges without it. */
  readonly textOf?: (segment: Segment) => string;
};

/** A wheel for the eye only: nothing on it can be pressed. */
export function StillWheel({ className, discClassName, segments = BARE, textOf }: StillWheelProps) {
  return (
    <div className={`${styles.wheel} ${className ?? ''}`} aria-hidden="true">
      <div className={styles.rim}>
        <WheelRim />
      </div>
      <div className={`${styles.disc} ${discClassName ?? ''}`}>
        <WheelDisc segments={segments} textOf={textOf} />
      </div>
      <div className={styles.dot} />
    </div>
  );
}

type SunriseProps = Pick<ComponentProps<typeof StillWheel>, 'segments' | 'textOf'>;

/** A large wheel that turns slowly, half behind the foot of a page. */
export const Sunrise = (wheel: SunriseProps) => (
  <div className={styles.sunrise}>
    <StillWheel {...wheel} className={styles.sunriseWheel} discClassName={styles.sunriseDisc} />
  </div>
);

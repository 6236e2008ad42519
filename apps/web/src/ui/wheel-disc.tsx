import type { Segment } from '@wheel/game';
import { type ComponentProps, memo } from 'react';
import { useAllWords } from '../words/words.ts';
import { baseline, fitLabel, LABEL } from './label-fit.ts';
import { PENALTY, type SegmentColour, segmentColours } from './segment-colours.ts';
import styles from './wheel-disc.module.css';

/** Where the pointer stands, in degrees clockwise from 12 o'clock: the winning label reads upright there. */
const POINTER = 270;
const RADIUS = 496;
const PEG_RING = 474;
const PEG_RADIUS = 10;
const SPOKE = 'var(--spoke)';
const PEG = 'var(--peg)';

function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

function wedge(from: number, to: number): string {
  return `M0 0L${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}Z`;
}

/** A small circle on the edge between two segments, as two arcs. */
function peg(degrees: number): string {
  const side = (across: number) => point(degrees, PEG_RING + across * PEG_RADIUS);
  const arc = `A${PEG_RADIUS} ${PEG_RADIUS} 0 0 1 `;
  return `M${side(-1)}${arc}${side(1)}${arc}${side(-1)}Z`;
}

type WheelDiscProps = {
  readonly segments: readonly Segment[];
  /** The lettering; without it the wedges are bare, for decoration, and have no pegs. */
  readonly textOf?: ((segment: Segment) => string) | undefined;
};

/** Unturned, the middle of segment 1 lies under the pointer; the others follow clockwise. */
export const WheelDisc = memo(function WheelDisc({ segments, textOf }: WheelDiscProps) {
  // The lettering is worded anew though the segments stay, also when words come later than the language.
  useAllWords();
  const width = 360 / segments.length;
  const colours = segmentColours(segments);
  const wedges = segments.map((segment, index) => ({
    colour: colours[index] ?? PENALTY,
    text: textOf?.(segment),
    middle: POINTER + index * width,
    start: POINTER + (index - 0.5) * width,
  }));

  return (
    <svg className={styles.drawing} viewBox="-500 -500 1000 1000" aria-hidden="true">
      {wedges.map(({ colour, text, middle, start }) => (
        <g key={start} data-testid={textOf && 'wheel-segment'}>
          <path d={wedge(start, start + width)} fill={colour.fill} stroke={SPOKE} strokeWidth="4" />
          {text !== undefined && (
            <SegmentLabel
              text={text}
              ink={colour.ink}
              turn={middle - POINTER}
              count={segments.length}
            />
          )}
        </g>
      ))}
      <circle r="493" fill="none" stroke={PEG} strokeWidth="6" />
      {textOf && (
        <path
          d={wedges.map(({ start }) => peg(start)).join('')}
          fill={PEG}
          stroke={SPOKE}
          strokeWidth="5"
        />
      )}
    </svg>
  );
});

type SegmentLabelProps = {
  readonly text: string;
  readonly ink: SegmentColour['ink'];
  readonly turn: number;
  readonly count: number;
};

function SegmentLabel({ text, ink, turn, count }: SegmentLabelProps) {
  const { lines, size } = fitLabel(text, count);
  return (
    <text className={styles.label} transform={`rotate(${turn})`} fontSize={size} fill={ink}>
      {lines.map((line, index) => (
        <tspan
          key={baseline(index, lines.length)}
          x={-LABEL.outer}
          y={baseline(index, lines.length) * size}
        >
          {/* the space that ends a line keeps the element's text whole */}
          {index < lines.length - 1 ? `${line} ` : line}
        </tspan>
      ))}
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

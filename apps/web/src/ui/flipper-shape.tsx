const EDGE = 'var(--rim)';
const SHAPE = 'M30 26C10 26 4 44 4 60s6 34 26 34c30 0 78-20 114-34C108 46 60 26 30 26z';

/** The pointer of the wheel; it also points at the team on turn. */
export function FlipperShape({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 150 120" aria-hidden="true">
      <path d={SHAPE} fill={EDGE} transform="translate(0 7)" />
      <path d={SHAPE} fill="var(--peg)" stroke={EDGE} strokeWidth="7" strokeLinejoin="round" />
      <circle cx="33" cy="60" r="13" fill="var(--wheel-2)" stroke={EDGE} strokeWidth="6" />
    </svg>
  );
}

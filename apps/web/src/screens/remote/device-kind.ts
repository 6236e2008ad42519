/** The first that fits counts: Android says Linux too, and Chrome OS says neither. */
const KINDS = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'androidPhone'],
  [/Android/, 'androidTablet'],
  [/Macintosh/, 'mac'],
  [/Windows/, 'windows'],
  [/CrOS/, 'chromebook'],
  [/Linux/, 'linux'],
] as const satisfies readonly (readonly [RegExp, string])[];

type DeviceKind = (typeof KINDS)[number][1] | 'other';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** What kind of device a hand holds: enough for a host to tell the own phone from another's. */
export function deviceKind({ userAgent, maxTouchPoints }: Device): DeviceKind {
  const [, kind = 'other'] = KINDS.find(([pattern]) => pattern.test(userAgent)) ?? [];
  // Tablets of Apple say that they are a Mac, which has no touch screen.
  return kind === 'mac' && maxTouchPoints > 1 ? 'iPad' : kind;
}

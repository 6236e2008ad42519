/** The first that fits counts: Android says Linux too, and Chrome OS says neither. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows PC'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux PC'],
];

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** What a host calls the device in a hand: enough to tell the own phone from another's. */
export function deviceName({ userAgent, maxTouchPoints }: Device): string {
  const [, name = 'Phone'] = NAMES.find(([pattern]) => pattern.test(userAgent)) ?? [];
  // Tablets of Apple say that they are a Mac, which has no touch screen.
  return name === 'Mac' && maxTouchPoints > 1 ? 'iPad' : name;
}

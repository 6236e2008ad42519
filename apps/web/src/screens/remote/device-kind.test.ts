import { expect, it } from 'vitest';
import { words } from '../../words/words.ts';
import { deviceKind } from './device-kind.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

it.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15', 5],
  ['iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', 5],
  ['iPad', mac, 5],
  ['Mac', mac, 0],
  ['Android phone', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36', 5],
  ['Android phone', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 5],
  ['Android tablet', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Safari/537.36', 5],
  ['Windows PC', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 10],
  ['Chromebook', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36', 0],
  ['Linux PC', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 0],
  ['Phone', '', 0],
])('names an %s by its user agent', (name, userAgent, maxTouchPoints) => {
  const kind = deviceKind({ userAgent, maxTouchPoints });
  expect(words('room').remote.devices[kind]).toBe(name);
});

import { expect, it } from 'vitest';
import { eventsText, frameOf, parseFrame, read, stateFrame, stateTexts } from './messages.ts';

const parsed = (message: object) => parseFrame(JSON.stringify(message)) ?? { t: '' };

it.each(['', 'x', '1', 'null', '[]', '{}', '{"t":1}', '"t"'])('takes %j for no message', (text) =>
  expect(parseFrame(text)).toBeNull(),
);

it('reads what the contract names, from whom it names', () => {
  expect(read('hello', parsed({ t: 'hello', v: 1, as: 'screen' }))).toMatchObject({ as: 'screen' });
  expect(read('hello', parsed({ t: 'hello', v: 1, as: 'king' }))).toBeNull();
  const buzz = { t: 'buzz', round: 1, ago: 3.5 };
  expect(read('player', parsed(buzz))).toEqual(buzz);
  expect(read('host', parsed(buzz))).toBeNull();
  expect(read('host', parsed({ t: 'buzz', do: 'open', round: 1 }))).not.toBeNull();
  expect(read('remote', parsed({ t: 'wish', id: 'a', do: { type: 'spin' } }))).not.toBeNull();
  expect(read('remote', parsed({ t: 'wish', id: 'a', do: { type: 'cheat' } }))).toBeNull();
  expect(read('player', parsed({ t: '__proto__' }))).toBeNull();
  expect(read('player', parsed({ t: 'constructor' }))).toBeNull();
});

it('takes board and spin out for phones, and nothing else', () => {
  const show = { board: [], spin: null, keys: {} };
  expect(stateTexts({ show, room: { own: 1 } })).toEqual({
    whole: '{"show":{"board":[],"spin":null,"keys":{}},"room":{"own":1}}',
    forPhones: '{"show":{"keys":{}},"room":{"own":1}}',
  });
});

it('delivers no state over 16,000 bytes, and no events over 1,000', () => {
  expect(stateTexts({ a: 'x'.repeat(16_000 - 8) })).not.toBeNull();
  expect(stateTexts({ a: 'x'.repeat(16_000 - 7) })).toBeNull();
  expect(stateTexts({ a: 'ä'.repeat(8000) })).toBeNull();
  expect(eventsText([{ type: 'solved' }])).toBe('[{"type":"solved"}]');
  expect(eventsText([{ type: 'x'.repeat(1000) }])).toBeNull();
});

it('makes a state frame around the text as it is', () => {
  const frame = stateFrame({ term: 2, rev: 9 }, '{"a":1}', { age: 12.4, events: '[]' });
  expect(JSON.parse(frame.toString())).toEqual({
    t: 'state',
    term: 2,
    rev: 9,
    age: 12,
    state: { a: 1 },
    events: [],
  });
});

it('makes the bytes of one message once', () => {
  const message = { t: 'closed' } as const;
  expect(frameOf(message)).toBe(frameOf(message));
});

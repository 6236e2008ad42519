import { describe, expect, it } from 'vitest';
import { Evening, sentTo, whysTo } from '../test/evening.ts';

const allow = { t: 'allow', board: false, letters: true, phrases: false, sameRoom: false } as const;
const started = () => {
  const evening = Evening.started();
  evening.player('a');
  evening.remote('r');
  evening.say(allow);
  return evening;
};
const ask = (evening: Evening, value = 'e', connection = 'a') =>
  evening.press(connection, { t: 'ask', kind: 'letter', value });

describe('a phone', () => {
  it('[X1] asks for a letter, hears that it arrived and then the answer', () => {
    const evening = started();
    const asked = ask(evening, ' exit');
    expect(sentTo(asked, 'a')).toEqual([{ t: 'heard', id: '1' }]);
    expect(sentTo(asked, 'h')).toEqual([
      { t: 'ask', id: '1', seat: 'p-a', kind: 'letter', value: 'e', from: 1 },
    ]);
    const answered = evening.say({ t: 'answer', id: '1', ok: false, why: 'Not your turn' });
    expect(sentTo(answered, 'a')).toEqual([
      { t: 'heard', id: '1', ok: false, why: 'Not your turn' },
    ]);
    expect(evening.say({ t: 'answer', id: '1', ok: true })).toEqual([]);
  });

  it.each(['Ñ', 'N\u0303', ' N\u0303andu'])('[X1] asks for Ñ with %j', (value) => {
    expect(sentTo(ask(started(), value), 'h')).toMatchObject([{ kind: 'letter', value: 'Ñ' }]);
  });

  it('[X1] may ask anew before it is answered', () => {
    const evening = started();
    ask(evening, 'e');
    ask(evening, 'n');
    expect([...evening.room.asks.keys()]).toEqual(['2']);
    expect(ask(evening, '  ')).toEqual([]);
  });

  it('[X2] is refused what is not allowed, and hears when the host is away', () => {
    const evening = started();
    const phrase = evening.press('a', { t: 'ask', kind: 'phrase', value: 'red dog' });
    expect(whysTo(phrase, 'a')).toEqual(['locked']);
    evening.player('loose', { team: null });
    expect(whysTo(ask(evening, 'e', 'loose'), 'loose')).toEqual(['locked']);
    evening.leave('h');
    expect(whysTo(ask(evening), 'a')).toEqual(['away']);
    expect(evening.room.asks.size).toBe(0);
  });
});

const REASONS = [
  {},
  { why: 'Schon benutzt' },
  { code: 'LETTER_USED' },
  { why: 'Schon benutzt', code: 'LETTER_USED' },
  { why: 'Wer weiß', code: 'A_CODE_OF_TOMORROW' },
];

describe('reasons', () => {
  it.each(REASONS)('[X5] reach phones and remotes as they came: %j', (reason) => {
    const evening = started();
    ask(evening);
    expect(sentTo(evening.say({ t: 'answer', id: '1', ok: false, ...reason }), 'a')).toEqual([
      { t: 'heard', id: '1', ok: false, ...reason },
    ]);
    evening.wish('r', 'mine');
    expect(sentTo(evening.say({ t: 'answer', id: '2', ok: false, ...reason }), 'r')).toEqual([
      { t: 'answer', id: 'mine', ok: false, ...reason },
    ]);
    evening.say({ t: 'door', open: true, approve: true });
    evening.player('late');
    expect(sentTo(evening.say({ t: 'answer', id: '3', ok: false, ...reason }), 'late')).toEqual([
      { t: 'heard', id: '3', ok: false, ...reason },
    ]);
  });
});

describe('a remote', () => {
  it('[X3] wishes under its own id, and is answered under it', () => {
    const evening = started();
    expect(sentTo(evening.wish('r', 'mine'), 'h')).toEqual([
      { t: 'wish', id: '1', from: 'r-r', do: { type: 'spin' } },
    ]);
    expect(sentTo(evening.wish('r', 'mine'), 'h')[0]).toMatchObject({ id: '2' });
    expect(sentTo(evening.say({ t: 'answer', id: '2', ok: true }), 'r')).toEqual([
      { t: 'answer', id: 'mine', ok: true },
    ]);
  });

  it('[X3] has no more than twenty wishes kept', () => {
    const evening = started();
    for (let nth = 0; nth < 100; nth++) evening.wish('r', String(nth));
    expect(evening.room.asks.size).toBe(20);
  });

  it('[X3] alone may wish', () => {
    const evening = started();
    expect(evening.wish('a', 'w')).toEqual([]);
  });

  it('[X4] that is gone is not answered, and neither is a phone', () => {
    const evening = started();
    evening.wish('r', 'w');
    evening.leave('r');
    expect(evening.say({ t: 'answer', id: '1', ok: true })).toEqual([]);
    ask(evening);
    evening.leave('a');
    expect(evening.say({ t: 'answer', id: '2', ok: true })).toEqual([]);
    expect(evening.say({ t: 'answer', id: 'nothing', ok: true })).toEqual([]);
  });
});

import { roomCodeInPath } from '@wheel/contract';
import { expect, it } from 'vitest';
import { hashToken } from '../tokens.ts';
import {
  drawCode,
  drawHostSecret,
  drawPairing,
  drawSeat,
  isHostSecret,
  isProof,
  isRightSecret,
  readStreamName,
  screenSeatOf,
  screenTokenOf,
  seatKeyOf,
  seatOfToken,
  seatToken,
  streamName,
} from './secrets.ts';

it('draws codes of six letters that can be typed', () => {
  const codes = Array.from({ length: 200 }, drawCode);
  for (const code of codes) expect(roomCodeInPath(code)).toBe(code);
  expect(new Set(codes).size).toBeGreaterThan(195);
});

it('knows the right host secret from any other', () => {
  const secret = drawHostSecret();
  expect(isHostSecret(secret)).toBe(true);
  expect(isRightSecret(secret, hashToken(secret))).toBe(true);
  expect(isRightSecret(drawHostSecret(), hashToken(secret))).toBe(false);
  expect(isRightSecret('', hashToken(secret))).toBe(false);
});

it('signs seats, so that nobody can make one up', () => {
  const key = seatKeyOf(drawHostSecret());
  const seat = drawSeat('p');
  const token = seatToken(seat, key);
  expect(seatOfToken(token, 'p', key)).toBe(seat);
  expect(seatOfToken(token, 'r', key)).toBeNull();
  expect(seatOfToken(token, 'p', seatKeyOf(drawHostSecret()))).toBeNull();
  expect(seatOfToken(`${drawSeat('p')}${token.slice(13)}`, 'p', key)).toBeNull();
  for (const bad of ['', '.', 'p.', token.slice(1), `${token}x`, '💥'.repeat(20)])
    expect(seatOfToken(bad, 'p', key)).toBeNull();
});

it('tells the screens that the host opened from all others, and each from the next', () => {
  const key = seatKeyOf(drawHostSecret());
  const opened = screenTokenOf(key);
  const one = screenSeatOf(opened, key);
  expect(one).toMatchObject({ isKnown: true, isOwn: true, seat: expect.stringMatching(/^s/) });
  expect(screenSeatOf(opened, key).seat).not.toBe(one.seat);
  expect(screenSeatOf(one.token, key)).toEqual(one);
  const guest = screenSeatOf('', key);
  expect(guest).toMatchObject({ isKnown: false, isOwn: false, seat: expect.stringMatching(/^s/) });
  expect(screenSeatOf(guest.token, key)).toEqual({ ...guest, isKnown: true });
  const forged = `o${guest.token.slice(1)}`;
  const foreign = screenTokenOf(seatKeyOf(drawHostSecret()));
  const player = seatToken(drawSeat('p'), key);
  for (const bad of [forged, foreign, player])
    expect(screenSeatOf(bad, key)).toMatchObject({ isKnown: false, isOwn: false });
});

it('draws pairing tokens of 128 bits', () => {
  expect(drawPairing()).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(drawPairing()).not.toBe(drawPairing());
});

it("Takes the host's secret and any seat of the room as proof, and nothing else", () => {
  const secret = drawHostSecret();
  const keys = { hostHash: hashToken(secret), seatKey: seatKeyOf(secret) };
  expect(isProof(secret, keys)).toBe(true);
  for (const kind of ['p', 'r'] as const)
    expect(isProof(seatToken(drawSeat(kind), keys.seatKey), keys)).toBe(true);
  const foreign = seatToken(drawSeat('p'), seatKeyOf(drawHostSecret()));
  for (const token of ['', '.', 'x', drawHostSecret(), foreign, drawSeat('p'), `${secret}.`])
    expect(isProof(token, keys)).toBe(false);
});

it('Reads the name of a stream, and nothing that is none', () => {
  const secret = drawPairing();
  expect(readStreamName(streamName('7', secret))).toEqual({ id: '7', secret });
  for (const other of [undefined, '', '7', `here~${secret}`, `7~${secret}x`, [secret]])
    expect(readStreamName(other)).toBeNull();
});

import { expect, it } from 'vitest';
import { list, literal, sql } from './sql.ts';

const question = () => '?';
const numbered = (nth: number) => `$${nth}`;

it('gives each value its place and keeps it out of the text', () => {
  const query = sql`SELECT a FROM t WHERE b = ${"' OR 1=1"} AND c = ${2}`;
  expect(query.text(question)).toBe('SELECT a FROM t WHERE b = ? AND c = ?');
  expect(query.text(numbered)).toBe('SELECT a FROM t WHERE b = $1 AND c = $2');
  expect(query.values).toEqual(["' OR 1=1", 2]);
});

it('takes in pieces of SQL with their values, in order', () => {
  const open = (key: string | null) => (key === null ? sql`TRUE` : sql`(p = 1 OR k = ${key})`);
  const query = (key: string | null) =>
    sql`SELECT ${1} WHERE ${open(key)} LIMIT ${literal(5)} OFFSET ${2}`;
  expect(query('me').text(numbered)).toBe('SELECT $1 WHERE (p = 1 OR k = $2) LIMIT 5 OFFSET $3');
  expect(query('me').values).toEqual([1, 'me', 2]);
  expect(query(null).text(numbered)).toBe('SELECT $1 WHERE TRUE LIMIT 5 OFFSET $2');
});

it('lists values', () => {
  expect(sql`a IN (${list(['x', 'y', 'z'])})`.text(numbered)).toBe('a IN ($1, $2, $3)');
  expect(sql`a IN (${list(['x'])})`.values).toEqual(['x']);
});

it('replaces the character NUL, which no database takes', () => {
  expect(sql`${'a\0b'} ${['c\0']} ${null}`.values).toEqual(['a\uFFFDb', ['c\uFFFD'], null]);
});

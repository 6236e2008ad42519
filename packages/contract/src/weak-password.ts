/** What people choose most often, in lower case; guessing programs try these and their variations first. */
import COMMON_WORDS from './common-words.json' with { type: 'json' };

/** Rows and columns of keyboards, English and German and French, and counting; a run along one of them is no secret. */
const WALKS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890-=',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  '!"#$%&/()=',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'qazwsxedcrfvtgbyhnujmik',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
  '1234qwerasdfzxcv',
  'qweasdzxc',
  '147258369',
  '159357',
  '789456123',
  '741852963',
  '14789632',
  '147896325',
  '123654789',
  '1029384756',
  '112233445566778899',
  '1qazxsw23edcvfr4',
  'qazxswedcvfr',
  '12qwaszx',
  '25802580',
  '31415926535',
  '11235813213455',
  '4815162342',
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

/** Letters that are often written as digits and signs. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

/** Longer passwords cannot be registered, so they are not looked at. */
const LENGTH_MAX = 128;
/** The shortest piece of a walk that counts as one; shorter ones occur in good passwords by chance. */
const WALK_MIN = 3;
/** Two common words in a row are no secret up to this length. */
const TWO_WORDS_MAX = 12;

let commonWords: ReadonlySet<string> | undefined;
function isCommonWord(text: string): boolean {
  commonWords ??= new Set(COMMON_WORDS.split(' '));
  return commonWords.has(text);
}

/** The same text without what people add to a word to please a rule: digits and signs around it. */
const withoutAffixes = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const withLetters = (text: string): string =>
  [...text].map((character) => LOOKS_LIKE[character] ?? character).join('');

const isTwoCommonWords = (text: string): boolean =>
  text.length <= TWO_WORDS_MAX &&
  [...text].some((_, at) => isCommonWord(text.slice(0, at)) && isCommonWord(text.slice(at)));

const isWordLike = (text: string): boolean => isCommonWord(text) || isTwoCommonWords(text);

/** One short piece over and over: aaaaaaaa, 12121212, abcabcabc. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/u.test(text);

/** How far a walk, or one character over and over, goes from the beginning of a text. */
function walkLength(text: string): number {
  const repeated = /^(.)\1*/su.exec(text)?.[0].length ?? 0;
  let length = Math.max(repeated, WALK_MIN - 1);
  while (length < text.length && WALKS.some((walk) => walk.includes(text.slice(0, length + 1))))
    length += 1;
  return length;
}

/**
 * Pieces of walks only, at most three: qwertyui, abcd1234, 123qweasd. Any part of a piece is a piece, so each is taken as long as
 * it gets; to try all lengths would take a second for one password.
 */
function isWalk(text: string, pieces = 3): boolean {
  if (text === '') return true;
  if (pieces === 0) return false;
  const longest = walkLength(text);
  // The next piece may lack a character or two.
  for (let length = longest; length >= Math.max(WALK_MIN, longest - WALK_MIN + 1); length -= 1)
    if (isWalk(text.slice(length), pieces - 1)) return true;
  return false;
}

/** A date in the order of any country: 24121990, 19901224, 12/24/1990. */
function isDate(text: string): boolean {
  const digits = text.replace(/[./ -]/g, '');
  if (!/^\d{8}$/.test(digits)) return false;
  const isYear = (part: string) => /^(?:19|20)\d\d$/.test(part);
  const isDayAndMonth = (part: string) => {
    const [one, other] = [Number(part.slice(0, 2)), Number(part.slice(2))];
    return Math.min(one, other) >= 1 && Math.min(one, other) <= 12 && Math.max(one, other) <= 31;
  };
  return (
    (isYear(digits.slice(0, 4)) && isDayAndMonth(digits.slice(4))) ||
    (isYear(digits.slice(4)) && isDayAndMonth(digits.slice(0, 4)))
  );
}

/** A name, also backwards, with digits or signs around it, or twice. */
function isMadeOf(text: string, name: string): boolean {
  if (name === '') return false;
  const backwards = [...name].reverse().join('');
  return [name, name + name, backwards].some(
    (form) => text === form || withoutAffixes(text) === form || withoutAffixes(form) === text,
  );
}

/**
 * Whether a password is among the first that a guessing program tries: a common word with or without digits, a run along
 * the keyboard, a date, one piece over and over, or the user name. Passwords beyond the limit are not looked at.
 */
export function isEasilyGuessed(password: string, userName: string): boolean {
  if (password.length > LENGTH_MAX) return false;
  const text = password.trim().toLowerCase();
  if (userName.length <= LENGTH_MAX && isMadeOf(text, userName.trim().toLowerCase())) return true;
  if (isRepeated(text) || isWalk(text) || isDate(text)) return true;
  const bare = withoutAffixes(text).replace(/[\s._-]/g, '');
  return [text, bare, withLetters(bare), withoutAffixes(withLetters(text))].some(isWordLike);
}

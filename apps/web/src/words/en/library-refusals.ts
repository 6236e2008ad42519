import type { FieldCode, Language, ProblemCode } from '@wheel/contract';

type Limited = ({ limit }: { readonly limit: number }) => string;

type OtherLanguage = Exclude<Language, 'en'>;

/** Why something was not done, by the server's codes. */
export const refusals = {
  silence: 'The server does not answer. Please try again.',
  unknown: 'That did not work. Please try again.',
  otherVersion: 'The server is of another version than this page. Please reload the page.',
  notPublic: 'Games cannot be made public on this server.',
  problems: {
    NOT_SIGNED_IN: 'Your session is over. Please log in again.',
    NOT_FOUND: 'This game is not here any more.',
    LIBRARY_FULL: 'Your library is full. Please delete a game first.',
    WRONG_PASSWORD: 'The password is wrong.',
    STALE: 'This game was changed in another window.',
    TOO_LARGE: 'This is too large for the server.',
    TOO_MANY: 'Too much at once. Please wait a moment.',
    OVERLOADED: 'The server is busy. Please try again.',
    NO_ROOM_ON_DISK: 'The server has no room left to save this.',
  } satisfies Partial<Record<ProblemCode, string>>,
  /** In the tooltip of the sign inside a field, so without a full stop. */
  fields: {
    REQUIRED: 'Please fill this in',
    TOO_SHORT: ({ limit }) => `At least ${limit} characters are needed`,
    TOO_LONG: ({ limit }) => `At most ${limit} characters are allowed`,
    CONTROL_CHARACTERS: 'Control characters are not allowed',
    NOT_ALLOWED: 'Only letters A–Z and spaces are allowed',
    TOO_COMMON: 'This is easily guessed; choose a longer or less common one',
    BLOCKED_WORD: 'This word is not allowed in public games here',
    RESERVED: 'This name is reserved',
    NOT_THE_SAME: 'This differs from the other entries',
  } satisfies Partial<Record<FieldCode, string | Limited>>,
  /** Of a word with other letters than its language has; `NOT_ALLOWED` is that of English. Without a full stop, too. */
  letters: {
    de: 'Only German letters and spaces are allowed',
    es: 'Only Spanish letters and spaces are allowed',
    fr: 'Only French letters, apostrophes, hyphens and spaces are allowed',
  } satisfies Record<OtherLanguage, string>,
  /** Of a field, where nothing else is known. */
  notAccepted: 'This was not accepted',
  /** The text about a field as a sentence. */
  sentence: ({ text }: { readonly text: string }) => `${text}.`,
  /** Said beside a new password. It is no error. */
  weakPassword: 'Easily guessed: longer or less common is safer.',
};

import type { FieldCode, FieldError, InvalidField } from '@wheel/contract';

/** `#` stands for the limit. */
const SENTENCES: Readonly<Record<FieldCode, string>> = {
  REQUIRED: 'This is required.',
  WRONG_TYPE: 'This has the wrong type.',
  TOO_SHORT: 'Must have at least # characters.',
  TOO_LONG: 'Must have at most # characters.',
  CONTROL_CHARACTERS: 'Must not contain control characters.',
  NOT_ALLOWED: 'Only letters A–Z and spaces are allowed.',
  TOO_COMMON: 'This password is easily guessed.',
  BLOCKED_WORD: 'This word is not listed in public here.',
  RESERVED: 'This name is reserved.',
  NOT_A_UUID: 'Must be a version-4 UUID.',
  NOT_THE_SAME: 'Must be the same in all entries of a game.',
  MALFORMED: 'This cannot be read.',
};

/** A patch names no words. */
const LANGUAGE_ALONE = 'The language is changed together with the words.';

function sentenceOf({ path, code }: InvalidField): string {
  const sentence = SENTENCES[code];
  if (path === 'language' && code === 'NOT_ALLOWED') return LANGUAGE_ALONE;
  if (path.startsWith('setup') && code === 'NOT_ALLOWED') return 'This is not allowed in a setup.';
  if (path === 'setup') return sentence.replace('characters', 'bytes');
  return LISTS.includes(path) ? sentence.replace('characters', 'items') : sentence;
}

const LISTS = ['setup.chips', 'setup.wheel', 'setup.rules.kinds'];

export const worded = (field: InvalidField): FieldError => ({
  ...field,
  message: sentenceOf(field).replace('#', String(field.limit)),
});

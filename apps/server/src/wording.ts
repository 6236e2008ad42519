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

export const worded = (field: InvalidField): FieldError => ({
  ...field,
  message: SENTENCES[field.code].replace('#', String(field.limit)),
});

import { Type } from 'typebox';
import { LIMITS } from './limits.ts';

type Notes = { readonly description?: string };

/** Trimming and composing make a text shorter, so a schema lets more pass than the rule that counts afterwards. */
export const SLACK = 4;

/** The keyword that tells the limit of the rule, which is what people are told. */
export const TOLD_LIMIT = 'x-limit';

/** A text of which a rule lets `max` characters pass. Nothing longer than the schema allows is looked at. */
export const boundedText = (max: number, notes: Notes = {}) =>
  Type.String({ ...notes, maxLength: SLACK * max, [TOLD_LIMIT]: max });

/** A text that is merely wrong, or not found, when it is too long: bounded by what a request can carry. */
export const anyText = (notes: Notes = {}) =>
  Type.String({ ...notes, maxLength: LIMITS.addressMax });

/** What a game is called by programs. */
export const quizIdText = (notes?: Notes) => boundedText(LIMITS.quizIdMax, notes);
export const titleText = (notes?: Notes) => boundedText(LIMITS.titleMax, notes);
export const userNameText = (notes?: Notes) => boundedText(LIMITS.usernameMax, notes);

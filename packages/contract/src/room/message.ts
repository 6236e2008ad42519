import { type Static, type TLiteral, type TObject, type TProperties, Type } from 'typebox';
import { ROOM_LIMITS } from './limits.ts';

type Notes = { readonly description?: string };

/** An id, a token or a secret. */
export const idText = (notes: Notes = {}) =>
  Type.String({ maxLength: ROOM_LIMITS.idMax, ...notes });
/** Any text of a message, before it is cut. */
export const longText = () => Type.String({ maxLength: ROOM_LIMITS.textMax });
export const teamNumber = () => Type.Integer({ minimum: 0, maximum: ROOM_LIMITS.teamMax });

type Messages<Fields> = {
  readonly [T in keyof Fields]: TObject<{ t: TLiteral<T & string> } & Fields[T]>;
};

/** The schemas of messages, each with its type as `t`. */
export const messages = <const Fields extends Readonly<Record<string, TProperties>>>(
  fields: Fields,
) =>
  // Every key of the fields becomes the `t` of its schema.
  Object.fromEntries(
    Object.entries(fields).map(([t, own]) => [t, Type.Object({ t: Type.Literal(t), ...own })]),
  ) as Messages<Fields>;

export type MessageOf<Table> = { [T in keyof Table]: Static<Table[T] & object> }[keyof Table];

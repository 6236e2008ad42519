import { type Static, Type } from 'typebox';

export const FieldError = Type.Object(
  {
    path: Type.String({ description: 'Dotted path of the field, empty for the whole body.' }),
    message: Type.String(),
  },
  { title: 'FieldError' },
);
export type FieldError = Static<typeof FieldError>;

/** Every refusal and failure, sent as `application/problem+json`. */
export const Problem = Type.Object(
  {
    status: Type.Integer(),
    title: Type.String(),
    errors: Type.Optional(Type.Array(FieldError)),
    requestId: Type.Optional(Type.String()),
  },
  { title: 'Problem' },
);
export type Problem = Static<typeof Problem>;

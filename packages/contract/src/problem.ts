import { type Static, Type } from 'typebox';
import { anyText } from './bounded-text.ts';
import { FIELD_CODES, type FieldCode, PROBLEM_CODES, type ProblemCode } from './codes.ts';

const oneOf = <Code extends string>(meanings: Readonly<Record<Code, string>>) =>
  Type.Enum(Object.keys(meanings) as Code[], {
    description: Object.entries(meanings)
      .map(([code, meaning]) => `${code}: ${meaning}`)
      .join('; '),
  });

export const FieldError = Type.Object(
  {
    path: anyText({ description: 'Dotted path of the field, empty for the whole body.' }),
    message: anyText(),
    code: oneOf<FieldCode>(FIELD_CODES),
    limit: Type.Optional(Type.Integer({ description: 'The limit that the field is beyond.' })),
  },
  { title: 'FieldError' },
);
export type FieldError = Static<typeof FieldError>;

/** Every refusal and failure, sent as `application/problem+json`. */
export const Problem = Type.Object(
  {
    status: Type.Integer(),
    title: anyText(),
    code: oneOf<ProblemCode>(PROBLEM_CODES),
    errors: Type.Optional(Type.Array(FieldError)),
    requestId: Type.Optional(anyText()),
  },
  { $id: 'Problem', title: 'Problem' },
);
export type Problem = Static<typeof Problem>;

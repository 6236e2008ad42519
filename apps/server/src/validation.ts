import type { FieldCode, FieldError } from '@wheel/contract';
import type { FastifySchemaCompiler } from 'fastify';
import { IsArray, IsUnion, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { Refusal } from './refusal.ts';
import { worded } from './wording.ts';

/** Enough to mark every field of a long game, small enough to answer a hostile body. */
Settings.Set({ maxErrors: 200 });

const CODES: Readonly<Record<string, FieldCode>> = {
  minItems: 'TOO_SHORT',
  maxItems: 'TOO_LONG',
  enum: 'NOT_ALLOWED',
};

/** `/0/searchedWord` as `0.searchedWord`. */
const dotted = (pointer: string) => pointer.slice(1).replaceAll('/', '.');
const join = (path: string, field: string) => (path === '' ? field : `${path}.${field}`);

function errorsOf(check: ReturnType<typeof Compile>, value: unknown): FieldError[] {
  return check.Errors(value).flatMap((error): FieldError[] => {
    const path = dotted(error.instancePath);
    if (error.keyword === 'required')
      return error.params.requiredProperties.map((field) =>
        worded({ path: join(path, field), code: 'REQUIRED' }),
      );
    const code = CODES[error.keyword] ?? 'WRONG_TYPE';
    const limit = 'limit' in error.params ? { limit: Number(error.params.limit) } : {};
    return [{ path, message: `This ${error.message}.`, code, ...limit }];
  });
}

/**
 * Checks without coercion: "1" is no number and 1 is no string. Of a body that may be a list or one
 * object only the fitting half is checked, so that the errors point to fields and not to the union.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const shapes = IsUnion(schema) ? schema.anyOf : [schema];
  const forList = Compile(shapes.find(IsArray) ?? schema);
  const forOther = Compile(shapes.find((shape) => !IsArray(shape)) ?? schema);

  return (value: unknown) => {
    const check = Array.isArray(value) ? forList : forOther;
    if (check.Check(value)) return true;
    return { error: new Refusal('INVALID', { errors: errorsOf(check, value) }) };
  };
};

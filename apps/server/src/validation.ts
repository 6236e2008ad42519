import { type FieldCode, type FieldError, TOLD_LIMIT } from '@wheel/contract';
import type { FastifySchemaCompiler } from 'fastify';
import { IsArray, IsObject, IsUnion, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { Refusal } from './refusal.ts';
import { worded } from './wording.ts';

/** Enough to mark every field of a long game, small enough to answer a hostile body. */
Settings.Set({ maxErrors: 200 });

const CODES: Readonly<Record<string, FieldCode>> = {
  minItems: 'TOO_SHORT',
  maxItems: 'TOO_LONG',
  maxLength: 'TOO_LONG',
  enum: 'NOT_ALLOWED',
};

/** `/0/searchedWord` as `0.searchedWord`. */
const dotted = (pointer: string) => pointer.slice(1).replaceAll('/', '.');
type Check = ReturnType<typeof Compile>;
const join = (path: string, field: string) => (path === '' ? field : `${path}.${field}`);

/** The part of a schema that an error points to. */
const partAt = (schema: TSchema, schemaPath: string): Readonly<Record<string, unknown>> =>
  schemaPath
    .split('/')
    .slice(1)
    .reduce<Readonly<Record<string, unknown>>>(
      (part, key) => (part[key] ?? {}) as Readonly<Record<string, unknown>>,
      schema as Readonly<Record<string, unknown>>,
    );

function errorsOf(check: Check, value: unknown): FieldError[] {
  const errors = check.Errors(value);
  const isMistyped = (path: string) =>
    errors.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === path);
  return errors.flatMap((error): FieldError[] => {
    const path = dotted(error.instancePath);
    // What has the wrong type has none of the values either; that goes without saying.
    if (error.keyword === 'enum' && isMistyped(error.instancePath)) return [];
    if (error.keyword === 'maxLength') {
      const told = partAt(check.Type(), error.schemaPath)[TOLD_LIMIT] ?? error.params.limit;
      return [worded({ path, code: 'TOO_LONG', limit: Number(told) })];
    }
    if (error.keyword === 'required')
      return error.params.requiredProperties.map((field) =>
        worded({ path: join(path, field), code: 'REQUIRED' }),
      );
    const code = CODES[error.keyword] ?? 'WRONG_TYPE';
    const limit = 'limit' in error.params ? { limit: Number(error.params.limit) } : {};
    return [{ path, message: `This ${error.message}.`, code, ...limit }];
  });
}

/** The first list with more items than allowed: to name what is wrong with each of them takes longer than reading them. */
function tooLongList(schema: TSchema, value: unknown, path = ''): FieldError | null {
  if (IsArray(schema) && Array.isArray(value)) {
    const { maxItems: limit } = schema as { readonly maxItems?: number };
    if (limit === undefined || value.length <= limit) return null;
    return { path, code: 'TOO_LONG', limit, message: `Must have at most ${limit} items.` };
  }
  if (!IsObject(schema) || typeof value !== 'object' || value === null) return null;
  for (const [field, part] of Object.entries(schema.properties)) {
    const found = Object.hasOwn(value, field)
      ? tooLongList(part, (value as Record<string, unknown>)[field], join(path, field))
      : null;
    if (found !== null) return found;
  }
  return null;
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
    const tooLong = tooLongList(check.Type(), value);
    if (tooLong !== null) return { error: new Refusal('INVALID', { errors: [tooLong] }) };
    if (check.Check(value)) return true;
    return { error: new Refusal('INVALID', { errors: errorsOf(check, value) }) };
  };
};

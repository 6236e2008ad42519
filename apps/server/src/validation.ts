import type { FieldError } from '@wheel/contract';
import type { FastifySchemaCompiler } from 'fastify';
import { IsArray, IsUnion, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { Refusal } from './refusal.ts';

/** Enough to mark every field of a long game, small enough to answer a hostile body. */
Settings.Set({ maxErrors: 200 });

/** `/0/searchedWord` as `0.searchedWord`. */
const dotted = (pointer: string) => pointer.slice(1).replaceAll('/', '.');
const join = (path: string, field: string) => (path === '' ? field : `${path}.${field}`);

function faultsOf(check: ReturnType<typeof Compile>, value: unknown): FieldError[] {
  return check.Errors(value).flatMap((error): FieldError[] => {
    const path = dotted(error.instancePath);
    if (error.keyword !== 'required') return [{ path, message: `This ${error.message}.` }];
    return error.params.requiredProperties.map((field) => ({
      path: join(path, field),
      message: 'This is required.',
    }));
  });
}

/**
 * Checks without coercion: "1" is no number and 1 is no string. Of a body that may be a list or one
 * object only the fitting half is checked, so that the faults point to fields and not to the union.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const shapes = IsUnion(schema) ? schema.anyOf : [schema];
  const forList = Compile(shapes.find(IsArray) ?? schema);
  const forOther = Compile(shapes.find((shape) => !IsArray(shape)) ?? schema);

  return (value: unknown) => {
    const check = Array.isArray(value) ? forList : forOther;
    if (check.Check(value)) return true;
    return { error: new Refusal('BAD_REQUEST', { errors: faultsOf(check, value) }) };
  };
};

import { Type } from 'typebox';

const AS_PROBLEM = {
  description: 'Refused',
  content: { 'application/problem+json': { schema: Type.Ref('Problem') } },
} as const;

type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429;

/** Response schemas of the refusals that a route can give, besides those that any can give. */
export function refusals<Status extends ProblemStatus>(
  ...statuses: readonly Status[]
): Record<Status | '5xx', typeof AS_PROBLEM> {
  const codes = [...statuses, '5xx' as const];
  return Object.fromEntries(codes.map((code) => [code, AS_PROBLEM])) as Record<
    Status | '5xx',
    typeof AS_PROBLEM
  >;
}

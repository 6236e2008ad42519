import { Type } from 'typebox';

const AS_PROBLEM = {
  description: 'Refused',
  content: { 'application/problem+json': { schema: Type.Ref('Problem') } },
} as const;

type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 428 | 429;
type Problems = Partial<Record<ProblemStatus | '5xx', typeof AS_PROBLEM>>;

/** Response schemas of the refusals that a route can give, besides those that any can give. */
export const refusals = (...statuses: readonly ProblemStatus[]): Problems =>
  Object.fromEntries([...statuses, '5xx'].map((status) => [status, AS_PROBLEM]));

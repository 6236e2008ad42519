import type { Api } from '../helpers/api.ts';

export const CALLERS = [
  'nobody',
  'owner',
  'other',
  'reviewer',
  'expired',
  'revoked',
  'nonsense',
] as const;
export type Caller = (typeof CALLERS)[number];

/** What there is to reach for: games of the user Olga, each with another standing. */
export type Stage = {
  readonly open: string;
  readonly link: string;
  readonly secret: string;
  readonly hidden: string;
  readonly trashed: string;
  /** Makes more of them. */
  readonly ownerToken: string;
};

export type Row = {
  readonly call: string;
  /** Sends the call and says in a few words what came of it. */
  readonly send: (api: Api, token: string | null, stage: Stage) => Promise<unknown>;
  /** For nobody, the owner, another user, an expired and a revoked session of the owner; nonsense counts as revoked. */
  readonly outcomes: readonly [unknown, unknown, unknown, unknown, unknown];
  /** Where a reviewer is not just another user. */
  readonly reviewer?: unknown;
};

export function outcomeFor({ outcomes, reviewer }: Row, caller: Caller): unknown {
  const [nobody, owner, other, expired, revoked] = outcomes;
  const isSpecial = reviewer !== undefined;
  const byCaller = { nobody, owner, other, reviewer: isSpecial ? reviewer : other, expired };
  return caller === 'revoked' || caller === 'nonsense' ? revoked : byCaller[caller];
}

export const all = (outcome: unknown) => [outcome, outcome, outcome, outcome, outcome] as const;

export const statusOf = async (response: Promise<{ statusCode: number }>) =>
  (await response).statusCode;

const STAGE_TITLES = ['Open', 'Linked', 'Secret', 'Hidden', 'Trashed'];

/** Which games of the stage are listed; the table makes others as it goes. */
export const seenOf = async (response: Promise<{ json(): { gameTitle: string }[] }>) =>
  (await response)
    .json()
    .map(({ gameTitle }) => gameTitle)
    .filter((title) => STAGE_TITLES.includes(title))
    .sort()
    .join();

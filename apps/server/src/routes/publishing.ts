import {
  type CreateGame,
  type GameEdit,
  type GameEntry,
  type GamePatch,
  isPrize,
  isQuizId,
  type Language,
  revisionOf,
  type Setup,
  type Visibility,
  type WholeGame,
} from '@wheel/contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { blockedIn, type Field } from '../review/blocked-words.ts';
import { refuseInvalid } from './requests.ts';

/** A guest chooses by isPublic alone. A guest's private game could never be opened again, so it has a link. */
export function visibilityOf({ visibility, isPublic }: GameEntry, isGuest: boolean): Visibility {
  if (isPublic && isGuest) return 'public';
  if (isGuest) return 'link';
  return visibility ?? (isPublic ? 'public' : 'private');
}

/** The fields of a new game; a lone entry has no index in its paths. */
function fieldsOfNew(body: CreateGame): Field[] {
  const isList = Array.isArray(body);
  return [body]
    .flat()
    .flatMap(({ gameTitle, category, searchedWord }, nth) =>
      Object.entries({ gameTitle, category, searchedWord }).map(
        ([field, text]): Field => [isList ? `${nth}.${field}` : field, text],
      ),
    );
}

type Shown = Pick<GameEdit, 'gameTitle' | 'entries'> & {
  readonly setup?: Setup | null | undefined;
};

const fieldsOfSetup = (setup: Shown['setup']): Field[] =>
  setup
    ? [
        ['setup.name', setup.name],
        ...setup.chips.flatMap((chip, nth): Field[] =>
          isPrize(chip) ? [[`setup.chips.${nth}`, chip]] : [],
        ),
      ]
    : [];

const fieldsOf = ({ gameTitle, entries, setup }: Shown): Field[] => [
  ['gameTitle', gameTitle],
  ...entries.flatMap(({ category, searchedWord }, nth): Field[] => [
    [`entries.${nth}.category`, category],
    [`entries.${nth}.searchedWord`, searchedWord],
  ]),
  ...fieldsOfSetup(setup),
];

/** What is stored already is marked where it becomes public. */
const asStored = (fields: readonly Field[]): Field[] =>
  fields.map(([, text]) => ['visibility', text]);

/** What this server lets become public. */
export function publishing(app: FastifyInstance) {
  function refuseWords(fieldsOf: () => readonly Field[], language?: Language): void {
    if (app.settings.blockedWords.size > 0)
      refuseInvalid(blockedIn(app.settings.blockedWords, fieldsOf(), language));
  }

  function refusePublic(visibility: Visibility | undefined): void {
    if (visibility !== 'public' || app.settings.publicGames !== 'off') return;
    const message = 'Games cannot be made public on this server.';
    throw new Refusal('INVALID', {
      errors: [{ path: 'visibility', message, code: 'NOT_ALLOWED' }],
    });
  }

  /** The caller's own game; null when there is none, which the edit refuses. */
  async function ownGame(quizId: string, userName: string): Promise<WholeGame | null> {
    const game = isQuizId(quizId) ? await app.store.wholeGame(quizId, userName) : null;
    return game?.isMine ? game : null;
  }

  return {
    checkCreate(body: CreateGame, isGuest: boolean): void {
      const [first] = [body].flat();
      if (first === undefined || visibilityOf(first, isGuest) !== 'public') return;
      refuseWords(() => fieldsOfNew(body), first.language);
    },

    checkEdit(body: GameEdit, language: Language, keptSetup: Setup | null): void {
      refusePublic(body.visibility);
      if (body.visibility !== 'public') return;
      const kept = body.setup === undefined ? fieldsOfSetup(keptSetup) : [];
      refuseWords(() => [...fieldsOf(body), ...asStored(kept)], language);
    },

    async checkPatch(
      quizId: string,
      { gameTitle, visibility, setup }: GamePatch,
      { userName, ifMatch }: { readonly userName: string; readonly ifMatch: string | undefined },
    ): Promise<void> {
      refusePublic(visibility);
      if (app.settings.blockedWords.size === 0) return;
      const game = await ownGame(quizId, userName);
      if ((visibility ?? game?.visibility) === 'public') {
        const language = game?.language;
        if (gameTitle !== undefined) refuseWords(() => [['gameTitle', gameTitle]], language);
        refuseWords(() => fieldsOfSetup(setup), language);
        if (game && game.visibility !== 'public') {
          const kept = setup === undefined ? game.setup : null;
          const shown = { ...game, gameTitle: gameTitle ?? game.gameTitle, setup: kept };
          refuseWords(() => asStored(fieldsOf(shown)), language);
        }
      }
      // Another revision than the one whose words were looked at could come to be theirs before the patch is made.
      if (game && ifMatch !== undefined && revisionOf(ifMatch) !== game.revision)
        throw new Refusal('GAME_CHANGED');
    },
  };
}

import { createClient } from './client.ts';
import { asWord } from './games.ts';
import { type Content, callAs, type Host } from './host.ts';

/** A game as it was last known to be, and what it was about to become when the connection broke. */
export type EditedGame = { readonly quizId: string; known: Content; wished: Content | null };

type Editors = {
  readonly counts: { answered: number };
  readonly surprises: readonly string[];
  /** Ends with the first answer, or when nobody edits any more. */
  started(): Promise<void>;
  stop(): Promise<void>;
};

export type Habit = 'edits' | 'deletes';

let made = 0;

type Step = { method: string; path: string; body?: unknown; wished: Content };

function editOf({ quizId, known }: EditedGame, random: () => number): Step {
  const nth = made++;
  const revision = known.revision + 1;
  const gameTitle = `Edited ${asWord(nth)}`;
  const path = `/api/library/games/${quizId}`;
  if (random() < 0.3) {
    const wished = { ...known, gameTitle, revision };
    return { method: 'PATCH', path, body: { gameTitle }, wished };
  }
  const words = Array.from({ length: 1 + Math.floor(random() * 12) }, (_, at) => asWord(nth + at));
  const entries = words.map((searchedWord) => ({ category: 'Edited', searchedWord }));
  const visibility = random() < 0.7 ? 'public' : 'link';
  return {
    method: 'PUT',
    path,
    body: { gameTitle, visibility, entries },
    wished: { place: 'library', revision, gameTitle, words },
  };
}

function deleteOf({ quizId, known }: EditedGame, random: () => number): Step {
  const path = `/api/library/games/${quizId}`;
  const revision = known.revision + 1;
  if (known.place === 'library')
    return { method: 'DELETE', path, wished: { ...known, place: 'trash', revision } };
  if (random() < 0.15)
    return {
      method: 'DELETE',
      path: `/api/library/trash/${quizId}`,
      wished: { ...known, place: 'gone' },
    };
  return {
    method: 'POST',
    path: `${path}/restore`,
    wished: { ...known, place: 'library', revision },
  };
}

/** Clients that change games of their own, one change after the other, until they are stopped or cut off. */
export function startEditors(
  origin: string,
  host: Host,
  shares: readonly EditedGame[][],
  habit: Habit,
  random: () => number,
): Editors {
  const counts = { answered: 0 };
  const surprises: string[] = [];
  let isStopped = false;
  let start = () => {};
  const begun = new Promise<void>((resolve) => {
    start = resolve;
  });

  async function edit(games: readonly EditedGame[]): Promise<void> {
    const client = createClient(origin);
    while (!isStopped) {
      const there = games.filter(({ known }) => known.place !== 'gone');
      const game = there[Math.floor(random() * there.length)];
      if (game === undefined) break;
      const step = habit === 'edits' ? editOf(game, random) : deleteOf(game, random);
      const { method, path, body, wished } = step;
      game.wished = wished;
      try {
        const headers = { 'if-match': `"${game.known.revision}"` };
        const answer = await callAs(client, host, path, { method, body, headers });
        game.wished = null;
        if (answer.status < 300) {
          game.known = wished;
          counts.answered += 1;
          start();
        } else if (answer.status !== 503) surprises.push(`${answer.status} ${answer.body}`);
      } catch {
        break;
      }
    }
    client.close();
  }

  const done = Promise.all(shares.map(edit));
  done.then(start);
  return {
    counts,
    surprises,
    started: () => begun,
    async stop() {
      isStopped = true;
      await done;
    },
  };
}

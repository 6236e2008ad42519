import { isQuizId } from '@wheel/contract';
import { judge, reviewList } from '../storage/review.ts';
import { CommandFailed, runCommand, withDatabase } from './command.ts';

const USAGE = 'Usage: review list | hide QUIZ_ID';

type Reviewed = Awaited<ReturnType<typeof reviewList>>[number];

/** One line a game: its quizId, what it is here for, its title and whose it is. */
function lineOf({ quizId, gameTitle, username, hidden, pending, reports }: Reviewed): string {
  const state = hidden
    ? 'hidden'
    : pending && reports.length === 0
      ? 'waiting'
      : `${reports.length} reports`;
  const reasons = [...new Set(reports.map(({ reason }) => reason))].join(',');
  return [quizId, state, reasons, gameTitle, username].join('\t');
}

await runCommand(async ([verb, quizId, ...rest]) => {
  if (verb === 'list' && quizId === undefined) {
    return (await withDatabase(reviewList)).map(lineOf);
  }
  if (verb !== 'hide' || quizId === undefined || rest.length > 0) throw new CommandFailed(USAGE);
  if (!isQuizId(quizId)) throw new CommandFailed(`${JSON.stringify(quizId)} is no quizId.`);
  const isDone = await withDatabase((engine) =>
    judge(engine, quizId.toLowerCase(), 'hide', Date.now()),
  );
  if (!isDone) throw new CommandFailed(`There is no game ${quizId}.`);
  return [`${quizId.toLowerCase()}\thidden`];
});

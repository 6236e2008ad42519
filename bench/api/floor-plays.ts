/** Counts in memory and writes once a second, as our server does. */
export function playCounter(
  write: (plays: ReadonlyMap<string, number>) => unknown,
): (quizId: string) => void {
  let waiting = new Map<string, number>();
  setInterval(() => {
    const plays = waiting;
    waiting = new Map();
    if (plays.size > 0) write(plays);
  }, 1000);
  return (quizId) => waiting.set(quizId, (waiting.get(quizId) ?? 0) + 1);
}

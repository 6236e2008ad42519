/** Counts in memory and writes every five seconds, as our server does. */
export function playCounter(
  write: (plays: ReadonlyMap<string, number>) => unknown,
): (quizId: string) => void {
  let waiting = new Map<string, number>();
  let isWriting = false;
  setInterval(async () => {
    if (isWriting || waiting.size === 0) return;
    const plays = waiting;
    waiting = new Map();
    isWriting = true;
    await write(plays);
    isWriting = false;
  }, 5000);
  return (quizId) => waiting.set(quizId, (waiting.get(quizId) ?? 0) + 1);
}

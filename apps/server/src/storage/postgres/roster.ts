/** Which other servers were heard of, and when. */
export class Roster {
  readonly #heardAt = new Map<string, number>();

  heard(server: string, now: number): void {
    this.#heardAt.set(server, now);
  }

  forget(server: string): void {
    this.#heardAt.delete(server);
  }

  /** Nobody could be heard for a while; that is nobody's fault. */
  refresh(now: number): void {
    for (const server of this.#heardAt.keys()) this.#heardAt.set(server, now);
  }

  /** Names each server once that was not heard of since. */
  silentSince(since: number): readonly string[] {
    const silent = [...this.#heardAt].filter(([, at]) => at < since).map(([server]) => server);
    for (const server of silent) this.#heardAt.delete(server);
    return silent;
  }
}

/** Once the page has nothing better to do. Where the browser cannot say when that is: soon. */
export const idle = (): Promise<unknown> =>
  new Promise((done) => ('requestIdleCallback' in self ? requestIdleCallback : setTimeout)(done));

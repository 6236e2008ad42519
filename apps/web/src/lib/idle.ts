/** A page that draws nothing may never be told that it is idle. */
const AT_LATEST_MS = 300;

/** Once the page has nothing better to do, or soon. */
export const idle = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in self) requestIdleCallback(done, { timeout: AT_LATEST_MS });
    else setTimeout(done);
  });

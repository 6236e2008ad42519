import type { BrowserContext } from '@playwright/test';

export type Watch = {
  /** From here on, complaints that match are expected. */
  allow(pattern: RegExp): void;
  /** What the browser complained about and nobody expected. */
  readonly complaints: readonly string[];
};

/** Notes every console error, uncaught exception and CSP violation in all pages of a context. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const allowed: RegExp[] = [];
  const heard: string[] = [];

  context.on('console', (message) => {
    if (message.type() === 'error')
      heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    heard.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  await context.exposeFunction('noteCspViolation', (what: string) => {
    heard.push(`CSP: ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = Reflect.get(window, 'noteCspViolation');
      if (typeof note === 'function') note(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });

  return {
    allow: (pattern) => allowed.push(pattern),
    get complaints() {
      return heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
    },
  };
}

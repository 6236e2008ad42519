import { startServer } from '../../testing/system/server.ts';

/** Our built server as `npm start` runs it, with its log. */
export const startApp = (settings: Readonly<Record<string, string>>) =>
  startServer({ env: { LOG_LEVEL: 'info', ...settings } });

import { fileURLToPath } from 'node:url';
import { failureOf, startServer } from './server.ts';
import { BadSetting } from './settings.ts';

/** The same place seen from src/ and from the built dist/, both one folder below the app. */
const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The server as a service manager starts it: settings come from the environment alone. */
async function main([argument]: readonly string[]): Promise<void> {
  if (argument !== undefined)
    throw new BadSetting(
      `The server takes no arguments, and "${argument}" is one. Settings are environment variables like PORT=8080.`,
    );
  const { address } = await startServer(process.env, WEB_DIR);
  console.log(`Wheel of Fortune is on ${address}`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(failureOf(error));
  process.exit(1);
});

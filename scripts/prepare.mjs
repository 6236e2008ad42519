// Builds what is stale before the server or a command starts. An installation without development tools has no builder
// and runs what was built before.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const built = new URL('../apps/server/dist/server.js', import.meta.url);

function findBuilder() {
  try {
    return createRequire(import.meta.url).resolve('tsx');
  } catch {
    return null;
  }
}

if (findBuilder() !== null) {
  await import('tsx');
  await import('./build-if-stale.ts');
} else if (!existsSync(built)) {
  console.error(
    'Nothing is built yet. Run "npm ci && npm run build" first; afterwards "npm ci --omit=dev" is enough.',
  );
  process.exit(1);
}

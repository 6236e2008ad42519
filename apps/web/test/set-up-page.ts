import './english.ts';
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { changeStage, PLAIN_STAGE } from '../src/show/stage-settings.ts';
import '../src/styles/tokens.css';
import '../src/styles/roles.css';
import '../src/styles/base.css';

// All files share one page: what a test has drawn or set is gone before the next one.
beforeEach(async () => {
  await cleanup();
  changeStage(PLAIN_STAGE);
});

import './english.ts';
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '../src/styles/tokens.css';
import '../src/styles/roles.css';
import '../src/styles/base.css';

// All files share one page: what a test has drawn is gone before the next one.
beforeEach(() => cleanup());

import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '../styles/tokens.css';
import '../styles/base.css';

// All files share one page: what a test has drawn is gone before the next one.
beforeEach(() => cleanup());

// The injected faults: some of every request is kept for ever, and what was acknowledged last is lost by a kill.
import './hoard.mjs';
import './commit-later.mjs';

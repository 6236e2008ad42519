/** Epoch milliseconds. A dependency, so that tests can let a session grow old. */
export type Clock = () => number;

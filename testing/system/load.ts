import { availableParallelism, loadavg } from 'node:os';

/** How many programs share each core. */
export const loadPerCore = () => (loadavg()[0] ?? 0) / availableParallelism();

/** A time limit that was set for a quiet machine: where others want the cores too, it says nothing of the product. */
export const underLoad = (quietMs: number) => quietMs * Math.max(1, loadPerCore());

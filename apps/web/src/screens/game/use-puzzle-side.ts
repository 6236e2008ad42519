import type { Show } from '@wheel/game';
import { useShow } from '../../stores/show-store.ts';

/** What moves with the wheel and leaves board, keyboard and teams as they are. */
const WHEEL_SIDE: ReadonlySet<string> = new Set<keyof Show>([
  'wheelSegments',
  'showWheelInGame',
  'wheelRotation',
  'spin',
  'rewardDialogVisible',
  'rewardValue',
]);

let latest: Show | null = null;

const isSamePuzzleSide = (one: Show, other: Show) =>
  one === other ||
  Object.entries(other).every(
    ([field, value]) => WHEEL_SIDE.has(field) || one[field as keyof Show] === value,
  );

/**
 * The show for everything but the wheel. It stays the same object while only the wheel changes, so that
 * starting a spin draws nothing but the wheel.
 */
export function usePuzzleSide(): Show {
  return useShow(({ show }) => {
    if (!latest || !isSamePuzzleSide(latest, show)) latest = show;
    return latest;
  });
}

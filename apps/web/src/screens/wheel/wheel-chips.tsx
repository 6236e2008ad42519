import { CHIPS, MAX_SEGMENTS, objectionTo, type Segment } from '@wheel/game';
import { memo } from 'react';
import { ChipGrid } from '../../features/wheel/chip-grid.tsx';
import { useShow, useShowStore } from '../../stores/show/show-context.ts';

/** By themselves, because they are much to draw and a spin that starts changes next to nothing on them. */
export const WheelChips = memo(function WheelChips() {
  const { getState } = useShowStore();
  const segments = useShow(({ view }) => view.wheel.segments);
  const canAdd = useShow(({ view }) => view.wheel.segments.length < MAX_SEGMENTS && !view.spin);
  const isHosting = useShow(({ run }) => !!run);
  const dispatch = useShow((store) => store.dispatch);

  /** As if the wheel stood still: greying a row of buttons for the time of a spin would only flicker. */
  function canRemove(segment: Segment): boolean {
    const show = getState().run?.show;
    const action = { type: 'removeSegment', segment } as const;
    return isHosting && !!show && objectionTo({ ...show, spin: null }, action) === null;
  }

  return (
    <ChipGrid
      chips={CHIPS}
      segments={segments}
      canAdd={canAdd}
      canRemove={canRemove}
      onAdd={(segment) => dispatch({ type: 'addSegment', segment })}
      onRemove={(segment) => dispatch({ type: 'removeSegment', segment })}
    />
  );
});

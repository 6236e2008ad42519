import { memo, useRef } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useShowEvent, useShowStore } from '../context.ts';
import { announcementOf } from './announcement.ts';
import { useStageSounds } from './sounds.ts';

/** What the audience hears and a screen reader says about the show. Once on every screen that plays it. */
export function StageEffects() {
  useStageSounds();
  return <Announcer />;
}

const Announcer = memo(function Announcer() {
  const store = useShowStore();
  const place = useRef<HTMLSpanElement>(null);
  const waiting = useRef<string[]>([]);

  /** By hand: to render once more would cost as much as all else that a spin's start draws. */
  function sayAll() {
    // A new element each time: the same words twice must be said twice.
    const said = document.createElement('span');
    said.textContent = waiting.current.splice(0).join('. ');
    place.current?.firstChild?.remove();
    place.current?.append(said);
  }

  useShowEvent((event) => {
    // What one action brings about is said in one go; a second message would cut off the first.
    if (waiting.current.length === 0) queueMicrotask(sayAll);
    waiting.current.push(announcementOf(event, store.getState().view));
  });

  return (
    <VisuallyHidden role="status">
      <span ref={place} />
    </VisuallyHidden>
  );
});

import { useRef, useState } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useShowEvent, useShowStore } from '../../stores/show/show-context.ts';
import { announcementOf } from './announcement.ts';

type Said = { readonly text: string; readonly count: number };

export function Announcer() {
  const [said, setSaid] = useState<Said>({ text: '', count: 0 });

  const store = useShowStore();
  const waiting = useRef<string[]>([]);

  function sayAll() {
    const text = waiting.current.splice(0).join('. ');
    setSaid(({ count }) => ({ text, count: count + 1 }));
  }

  useShowEvent((event) => {
    // What one action brings about is said in one go; a second message would cut off the first.
    if (waiting.current.length === 0) queueMicrotask(sayAll);
    waiting.current.push(announcementOf(event, store.getState().view));
  });

  return (
    <VisuallyHidden role="status">
      {/* A new element each time: the same words twice must be said twice. */}
      <span key={said.count}>{said.text}</span>
    </VisuallyHidden>
  );
}

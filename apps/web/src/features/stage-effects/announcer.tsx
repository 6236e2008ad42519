import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { onShowEvent } from '../../stores/show-events.ts';
import { showStore } from '../../stores/show-store.ts';
import { announcementOf } from './announcement.ts';

type Said = { readonly text: string; readonly count: number };

export function Announcer() {
  const [said, setSaid] = useState<Said>({ text: '', count: 0 });

  useEffect(() => {
    let waiting: string[] = [];

    function sayAll() {
      const text = waiting.join('. ');
      waiting = [];
      setSaid(({ count }) => ({ text, count: count + 1 }));
    }

    return onShowEvent((event) => {
      // What one action brings about is said in one go; a second message would cut off the first.
      if (waiting.length === 0) queueMicrotask(sayAll);
      waiting.push(announcementOf(event, showStore.getState().show));
    });
  }, []);

  return (
    <VisuallyHidden role="status">
      {/* A new element each time: the same words twice must be said twice. */}
      <span key={said.count}>{said.text}</span>
    </VisuallyHidden>
  );
}

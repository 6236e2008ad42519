import { useEffect, useState } from 'react';

/** The first of many at once and the others a part a frame, so that none of them keeps the page from answering. */
export function useInParts<Item>(items: readonly Item[], part: number): readonly Item[] {
  const [count, setCount] = useState(part);
  const isWhole = count >= items.length;
  // What is left out by now comes back in parts, too.
  if (count > items.length + part) setCount(items.length + part);
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => setCount(count + part));
    return () => cancelAnimationFrame(frame);
  }, [isWhole, count, part]);
  return isWhole ? items : items.slice(0, count);
}

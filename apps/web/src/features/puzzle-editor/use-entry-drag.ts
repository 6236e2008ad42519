import { type DragEvent, useRef } from 'react';

const itemAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-key]');
const placeOf = (item: Element) => [...(item.parentElement?.children ?? [])].indexOf(item);

/**
 * Native dragging of cards by their grips, told by the list as a whole. Marks are attributes, because drawing all cards
 * anew whenever the pointer moves would be slow.
 */
export function useEntryDrag(onMove: (key: number, to: number) => void) {
  const lifted = useRef<HTMLElement | null>(null);
  const over = useRef<HTMLElement | null>(null);

  const clear = () => {
    lifted.current?.removeAttribute('data-lifted');
    over.current?.removeAttribute('data-drop');
    over.current = null;
  };

  return {
    onDragStart(event: DragEvent) {
      const grip = (event.target as Element).closest?.('[data-grip]');
      const item = grip && itemAt(grip);
      if (!item) return;
      lifted.current = item;
      const card = item.firstElementChild ?? item;
      const { left, top } = card.getBoundingClientRect();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      event.dataTransfer.setDragImage(card, event.clientX - left, event.clientY - top);
      item.dataset.lifted = '';
    },
    onDragOver(event: DragEvent) {
      const item = itemAt(event.target);
      if (!lifted.current || !item) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      if (over.current !== item) over.current?.removeAttribute('data-drop');
      over.current = item;
      if (item === lifted.current) return;
      item.dataset.drop = placeOf(item) < placeOf(lifted.current) ? 'before' : 'after';
    },
    onDrop(event: DragEvent) {
      const item = itemAt(event.target);
      if (!lifted.current || !item) return;
      event.preventDefault();
      const key = Number(lifted.current.dataset.key);
      const to = placeOf(item);
      clear();
      lifted.current = null;
      onMove(key, to);
    },
    onDragEnd() {
      clear();
      lifted.current = null;
    },
  };
}

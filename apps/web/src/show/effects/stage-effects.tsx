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

/** Stand around a text in another language, with its code before it; no keyboard has them. */
const [BEGIN, CODE_END, END] = ['\uE000', '\uE001', '\uE002'];

/** Marks a text of a puzzle in that language, where the page has another one. */
const marked =
  (language: string | undefined) =>
  (text: string): string =>
    language === undefined || language === document.documentElement.lang
      ? text
      : `${BEGIN}${language}${CODE_END}${text}${END}`;

/** A text, with an element around each marked part of it. */
function spokenParts(text: string): readonly (string | HTMLElement)[] {
  return text.split(END).flatMap((piece) => {
    const [before = '', foreign] = piece.split(BEGIN);
    const [language = '', words = ''] = foreign?.split(CODE_END) ?? [];
    if (language === '') return [before];
    const part = document.createElement('span');
    part.lang = language;
    part.textContent = words;
    return [before, part];
  });
}

const Announcer = memo(function Announcer() {
  const store = useShowStore();
  const place = useRef<HTMLSpanElement>(null);
  const waiting = useRef<string[]>([]);

  /** By hand: to render once more would cost as much as all else that a spin's start draws. */
  function sayAll() {
    // A new element each time: the same words twice must be said twice.
    const said = document.createElement('span');
    said.append(...spokenParts(waiting.current.splice(0).join('. ')));
    place.current?.firstChild?.remove();
    place.current?.append(said);
  }

  useShowEvent((event) => {
    // What one action brings about is said in one go; a second message would cut off the first.
    if (waiting.current.length === 0) queueMicrotask(sayAll);
    const { view } = store.getState();
    waiting.current.push(announcementOf(event, view, marked(view.language)));
  });

  return (
    <VisuallyHidden role="status">
      <span ref={place} />
    </VisuallyHidden>
  );
});

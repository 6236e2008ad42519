import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

type ReadAsProps = {
  /** Has one place `{}`. */
  readonly text: string;
  /** What stands in the place, and is seen alone. */
  readonly children: ReactNode;
};

/** A figure or a name that is read out within a text. */
export function ReadAs({ text, children }: ReadAsProps) {
  const [before, after] = text.split('{}');
  return (
    <>
      {before && <VisuallyHidden>{before}</VisuallyHidden>}
      {children}
      {after && <VisuallyHidden>{after}</VisuallyHidden>}
    </>
  );
}

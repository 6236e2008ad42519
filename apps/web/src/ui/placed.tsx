import { Fragment, type ReactNode } from 'react';

type PlacedProps = {
  /** Has one place `{}`. */
  readonly text: string;
  /** What stands in the place. */
  readonly children: ReactNode;
};

/** A text with something drawn in its place: a bold name, a field. */
export function Placed({ text, children }: PlacedProps) {
  const [before, after] = text.split('{}');
  return (
    <Fragment>
      {before}
      {children}
      {after}
    </Fragment>
  );
}

import { type ReactNode, useState } from 'react';
import { useSettled } from '../lib/settled.ts';
import { useShow } from '../stores/show/show-context.ts';
import { loadShow } from './load-show.ts';
import type { ScreenRoute } from './route-table.ts';

type WaitingProps = { readonly waiting?: ReactNode; readonly children: ReactNode };

/** Fetches what a screen needs before anything is drawn. What cannot be had is found out when the screen is. */
export function prepare({ Screen, show }: ScreenRoute): void {
  Screen.warm?.();
  if (show) loadShow().catch(() => {});
}

/** Draws a screen as soon as all it needs is here, and before that what says that it waits. */
export function Prepared({
  route,
  waiting,
  children,
}: WaitingProps & { readonly route: ScreenRoute }) {
  const { Screen, show } = route;
  const screen = show ? <ShowReady waiting={waiting}>{children}</ShowReady> : children;
  if (!Screen.load) return screen;
  return (
    <Fetched load={Screen.load} waiting={waiting}>
      {screen}
    </Fetched>
  );
}

function ShowReady({ waiting, children }: WaitingProps) {
  return (
    <ShowFetched waiting={waiting}>
      <HostKnown waiting={waiting}>{children}</HostKnown>
    </ShowFetched>
  );
}

/** For what belongs to the show. */
export const ShowFetched = (props: WaitingProps) => <Fetched load={loadShow} {...props} />;

/** A page knows a moment after the show is fetched whether it hosts it. */
const HostKnown = ({ waiting, children }: WaitingProps) =>
  useSettled(useShow(({ ready }) => ready)) ? children : waiting;

function Fetched({ load, waiting, children }: WaitingProps & { load(): Promise<unknown> }) {
  const [coming] = useState(load);
  return useSettled(coming) ? children : waiting;
}

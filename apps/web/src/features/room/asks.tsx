import type { ToHostAsk } from '@wheel/contract';
import type { MouseEvent } from 'react';
import type { HostRoom } from '../../room/host.ts';
import { useRoom } from '../../room/room-status-store.ts';
import { askText } from '../../text/room.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Placed } from '../../ui/placed.tsx';
import { useWords } from '../../words/words.ts';
import styles from './asks.module.css';

/** Players and remotes that wait for a word of the host; remotes first, since they can do most. */
export function Asks({ room }: { readonly room: HostRoom }) {
  const { door } = useWords('room').host;
  const newcomers = useRoom(room, (state) => state.newcomers);
  const remotes = newcomers.filter(({ kind }) => kind === 'remote');
  const players = newcomers.filter(({ kind }) => kind !== 'remote');
  return (
    <section className={styles.asks} aria-label={door.label} tabIndex={-1} data-keeps-focus>
      {newcomers.length > 1 && (
        <div className={styles.all}>
          <span>
            <Placed text={door.count}>{newcomers.length}</Placed>
          </span>
          <Button onClick={keepingFocus(room.refuseAll)}>{door.refuseAll}</Button>
        </div>
      )}
      {/* Always in the page, because only then an addition is read out. */}
      <div role="status" aria-atomic="false" aria-relevant="additions">
        {[...remotes, ...players].map((ask) => (
          <Ask key={ask.id} room={room} ask={ask} />
        ))}
      </div>
    </section>
  );
}

type AskProps = { readonly room: HostRoom; readonly ask: ToHostAsk };

function Ask({ room, ask }: AskProps) {
  const { door } = useWords('room').host;
  const { id, kind } = ask;
  const answer = (isIn: boolean) => keepingFocus(() => room.admit(id, isIn));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own
    <div
      className={styles.ask}
      data-remote={kind === 'remote'}
      role="group"
      aria-label={askText(ask)}
    >
      {kind === 'remote' && <Icon name="remote" />}
      <span>{askText(ask)}</span>
      <div className={styles.answers}>
        <Button look="light" onClick={answer(true)}>
          {door.letIn}
        </Button>
        <Button onClick={answer(false)}>{door.refuse}</Button>
      </div>
    </div>
  );
}

/** The pressed button goes with its row, so the list around it takes the focus. */
export const keepingFocus = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.closest<HTMLElement>('[data-keeps-focus]')?.focus({ preventScroll: true });
  act();
};

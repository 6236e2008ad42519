import type { MouseEvent } from 'react';
import { focusStage } from '../../lib/stage-focus.ts';
import type { HostRoom } from '../../room/host.ts';
import { phonesIn } from '../../room/host-state.ts';
import { useRoom } from '../../room/room-status-store.ts';
import { useKeys } from '../../show/use-keys.ts';
import { askText } from '../../text/room.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReadAs } from '../../ui/read-as.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import styles from './room-bar.module.css';

type RoomBarProps = { readonly room: HostRoom; readonly onDialog: () => void };

/** Beside the name of the show: one quiet entry, then who is there and the buzzers. */
export function RoomBar({ room, onDialog }: RoomBarProps) {
  const { bar, takeOver } = useWords('room').host;
  const status = useRoom(room, (state) => state.status);
  const isOpen = useRoom(room, (state) => state.areBuzzersOpen);
  const hasOrder = useRoom(room, ({ order }) => order.list.length > 0);
  const toggle = () => room.buzz({ do: isOpen ? 'lock' : 'open' });
  const reset = () => room.buzz({ do: 'reset' });
  useKeys(status === 'live' ? { toggleBuzzers: toggle, resetBuzzers: reset } : {});
  if (status === 'none' || status === 'busy' || status === 'failed') {
    return (
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          room.open();
          onDialog();
        }}
      >
        <Icon name="phone" />
        {bar.open}
      </button>
    );
  }
  return (
    <div className={styles.bar}>
      <Chip room={room} onDialog={onDialog} />
      <DoorNews room={room} />
      {status === 'live' && (
        <button
          type="button"
          className={`${styles.button} ${styles.face}`}
          data-on={isOpen}
          onClick={backToStage(toggle)}
        >
          {isOpen ? <Icon name="lock" /> : <Icon name="buzzer" />}
          {isOpen ? bar.lockBuzzers : bar.openBuzzers}
        </button>
      )}
      {status === 'superseded' && (
        <button
          type="button"
          className={`${styles.button} ${styles.face}`}
          onClick={backToStage(room.takeOver)}
        >
          {takeOver}
        </button>
      )}
      {status === 'live' && hasOrder && (
        <button
          type="button"
          className={`${styles.button} ${styles.face} ${styles.reset}`}
          onClick={backToStage(reset)}
        >
          <Icon name="reset" />
          <span>{bar.resetBuzzers}</span>
        </button>
      )}
    </div>
  );
}

function Chip({ room, onDialog }: RoomBarProps) {
  const { attendance, door, status: words } = useWords('room').host;
  const isLive = useRoom(room, ({ status }) => status === 'live' || status === 'opening');
  const phones = useRoom(room, phonesIn);
  const screens = useRoom(room, ({ screens: list }) => list.length);
  const isElsewhere = useRoom(room, ({ status }) => status === 'superseded');
  const newcomers = useRoom(room, (state) => state.newcomers.length);
  const offText = isElsewhere ? words.elsewhere : words.offline;
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.chip}`}
      data-testid="room-chip"
      data-off={!isLive}
      onClick={onDialog}
    >
      <Icon name={isLive ? 'phone' : 'offline'} />
      <span className={styles.long}>{isLive ? attendance({ phones, screens }) : offText}</span>
      {isLive && (
        <span className={styles.short} aria-hidden="true">
          {phones}
          <Icon name="tv" />
          {screens}
        </span>
      )}
      {isLive && newcomers > 0 && (
        <span className={styles.newcomers}>
          <ReadAs text={door.count}>{newcomers}</ReadAs>
        </span>
      )}
    </button>
  );
}

/** The badge says it to those who see it; `aria-live`, since the bar of the buzzers is the page's status. */
function DoorNews({ room }: Pick<RoomBarProps, 'room'>) {
  const newest = useRoom(room, ({ newcomers }) => newcomers.at(-1));
  return <VisuallyHidden aria-live="polite">{newest && askText(newest)}</VisuallyHidden>;
}

/** Pressed by hand, it leaves the keys to the stage: the next Space spins, and does not press it again. */
const backToStage = (act: () => void) => (event: MouseEvent) => {
  act();
  if (event.detail > 0) focusStage();
};

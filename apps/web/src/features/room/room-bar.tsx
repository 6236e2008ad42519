import type { MouseEvent } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { RoomIcon } from '../../components/room-icon/room-icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { focusStage } from '../../lib/stage-focus.ts';
import type { HostRoom } from '../../stores/room/host-room.ts';
import { phonesIn } from '../../stores/room/host-state.ts';
import { useRoom } from '../../stores/room/room-context.ts';
import { attendance } from '../../words/buzz.ts';
import styles from './room-bar.module.css';

type RoomBarProps = { readonly room: HostRoom; readonly onDialog: () => void };

/** Beside the name of the show: one quiet entry, then who is there and the buzzers. */
export function RoomBar({ room, onDialog }: RoomBarProps) {
  const status = useRoom(room, (state) => state.status);
  const isOpen = useRoom(room, (state) => state.areBuzzersOpen);
  const hasOrder = useRoom(room, ({ order }) => order.list.length > 0);
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
        <RoomIcon name="phone" />
        Open a room
      </button>
    );
  }
  return (
    <div className={styles.bar}>
      <Chip room={room} onDialog={onDialog} />
      {status === 'live' && (
        <button
          type="button"
          className={`${styles.button} ${styles.face}`}
          data-on={isOpen}
          onClick={backToStage(() => room.buzz({ do: isOpen ? 'lock' : 'open' }))}
        >
          {isOpen ? <Icon name="lock" /> : <RoomIcon name="buzzer" />}
          {isOpen ? 'Lock buzzers' : 'Open buzzers'}
        </button>
      )}
      {status === 'superseded' && (
        <button
          type="button"
          className={`${styles.button} ${styles.face}`}
          onClick={backToStage(room.takeOver)}
        >
          Take over
        </button>
      )}
      {status === 'live' && hasOrder && (
        <button
          type="button"
          className={`${styles.button} ${styles.face} ${styles.reset}`}
          onClick={backToStage(() => room.buzz({ do: 'reset' }))}
        >
          <Icon name="reset" />
          <span>Reset buzzers</span>
        </button>
      )}
    </div>
  );
}

function Chip({ room, onDialog }: RoomBarProps) {
  const isLive = useRoom(room, ({ status }) => status === 'live' || status === 'opening');
  const phones = useRoom(room, phonesIn);
  const screens = useRoom(room, (state) => state.screens);
  const isElsewhere = useRoom(room, ({ status }) => status === 'superseded');
  const newcomers = useRoom(room, (state) => state.newcomers.length);
  const offText = isElsewhere ? 'Hosted elsewhere' : 'Room offline';
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.chip}`}
      data-testid="room-chip"
      data-off={!isLive}
      onClick={onDialog}
    >
      <RoomIcon name={isLive ? 'phone' : 'offline'} />
      <span className={styles.long}>{isLive ? attendance(phones, screens) : offText}</span>
      {isLive && (
        <span className={styles.short} aria-hidden="true">
          {phones}
          <RoomIcon name="tv" />
          {screens}
        </span>
      )}
      {isLive && newcomers > 0 && (
        <span className={styles.newcomers}>
          {newcomers}
          <VisuallyHidden> at the door</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

/** Pressed by hand, it leaves the keys to the stage: the next Space spins, and does not press it again. */
const backToStage = (act: () => void) => (event: MouseEvent) => {
  act();
  if (event.detail > 0) focusStage();
};

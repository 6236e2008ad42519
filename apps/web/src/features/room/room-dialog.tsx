import type { HostRoom } from '../../room/host.ts';
import { phonesIn } from '../../room/host-state.ts';
import { useRoom } from '../../room/room-status-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import tool from '../../ui/tool-button.module.css';
import { useWords } from '../../words/words.ts';
import { Asks } from './asks.tsx';
import { JoinSide } from './join-side.tsx';
import { PeopleSide } from './people-side.tsx';
import styles from './room-dialog.module.css';
import type { TeamOfRoom } from './seat-actions.tsx';

type RoomDialogProps = {
  readonly room: HostRoom;
  readonly teams: readonly TeamOfRoom[];
  readonly open: boolean;
  readonly onClose: () => void;
};

export function RoomDialog({ room, teams, open, onClose }: RoomDialogProps) {
  const { attendance, dialog, takeOver, status: words } = useWords('room').host;
  const status = useRoom(room, (state) => state.status);
  const hasRoom = useRoom(room, (state) => state.code !== '');
  const phones = useRoom(room, phonesIn);
  const screens = useRoom(room, ({ screens: list }) => list.length);
  const off = OFF[status];
  const tag = (
    <>
      <p className={styles.count}>
        {status === 'live' ? attendance({ phones, screens }) : off && words[off]}
      </p>
      <button
        type="button"
        className={`${tool.tool} ${styles.close}`}
        aria-label={dialog.close}
        title={dialog.close}
        data-autofocus
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </>
  );
  return (
    <Dialog
      open={open}
      title={dialog.title}
      tag={tag}
      onClose={onClose}
      className={styles.room}
      wide
    >
      {hasRoom ? (
        <>
          <Asks room={room} />
          <JoinSide room={room} />
          <PeopleSide room={room} teams={teams} />
          <Button
            look="line"
            className={styles.end}
            onClick={() => {
              room.close();
              onClose();
            }}
          >
            {dialog.closeRoom}
          </Button>
        </>
      ) : (
        <section className={`${styles.join} ${styles.alone}`}>
          {status === 'failed' || status === 'busy' ? (
            <>
              <p>{dialog[status]}</p>
              <Button look="primary" onClick={room.open}>
                {dialog.tryAgain}
              </Button>
            </>
          ) : (
            <Spinner size={48} />
          )}
        </section>
      )}
      {status === 'superseded' && (
        <div className={styles.taken} role="alert">
          <p>{dialog.superseded}</p>
          <Button look="primary" onClick={room.takeOver}>
            {takeOver}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** What stands in the place of the attendance. */
const OFF = {
  none: null,
  opening: 'opening',
  live: null,
  away: 'offline',
  superseded: 'elsewhere',
  busy: 'busy',
  failed: 'offline',
} as const;

import type { HostRoom } from '../../room/host.ts';
import { phonesIn } from '../../room/host-state.ts';
import { useRoom } from '../../room/room-status-store.ts';
import { attendance } from '../../text/room.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import tool from '../../ui/tool-button.module.css';
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
  const status = useRoom(room, (state) => state.status);
  const hasRoom = useRoom(room, (state) => state.code !== '');
  const phones = useRoom(room, phonesIn);
  const screens = useRoom(room, ({ screens: list }) => list.length);
  const tag = (
    <>
      <p className={styles.count}>
        {status === 'live' ? attendance(phones, screens) : WORDS[status]}
      </p>
      <button
        type="button"
        className={`${tool.tool} ${styles.close}`}
        aria-label="Close"
        title="Close"
        data-autofocus
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </>
  );
  return (
    <Dialog open={open} title="Room" tag={tag} onClose={onClose} className={styles.room} wide>
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
            Close the room
          </Button>
        </>
      ) : (
        <section className={`${styles.join} ${styles.alone}`}>
          {status === 'failed' || status === 'busy' ? (
            <>
              <p>{WHY_NONE[status]} The show goes on without it.</p>
              <Button look="primary" onClick={room.open}>
                Try again
              </Button>
            </>
          ) : (
            <Spinner size={48} />
          )}
        </section>
      )}
      {status === 'superseded' && (
        <div className={styles.taken} role="alert">
          <p>Another device hosts this room now.</p>
          <Button look="primary" onClick={room.takeOver}>
            Take over
          </Button>
        </div>
      )}
    </Dialog>
  );
}

const WHY_NONE = {
  failed: 'No room could be opened: the server does not answer.',
  busy: 'The server opens no more rooms right now. Close one that you no longer need, or try again in a minute.',
} as const;

const WORDS = {
  none: '',
  opening: 'Opening',
  live: '',
  away: 'Room offline',
  superseded: 'Hosted elsewhere',
  busy: 'No room',
  failed: 'Room offline',
} as const;

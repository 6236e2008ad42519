import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import tool from '../../components/tool-button/tool-button.module.css';
import type { HostRoom } from '../../stores/room/host-room.ts';
import { phonesIn } from '../../stores/room/host-state.ts';
import { useRoom } from '../../stores/room/room-context.ts';
import { attendance } from '../../words/buzz.ts';
import { JoinSide } from './join-side.tsx';
import { PeopleSide } from './people-side.tsx';
import styles from './room-dialog.module.css';
import type { TeamOfRoom } from './team-of-room.ts';

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
  const screens = useRoom(room, (state) => state.screens);
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

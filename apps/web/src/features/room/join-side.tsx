import { useEffect, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { CodeTiles } from '../../components/code-tiles/code-tiles.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { QrCode } from '../../components/qr-code/qr-code.tsx';
import { forQr } from '../../components/qr-code/qr-path.ts';
import { RoomIcon } from '../../components/room-icon/room-icon.tsx';
import { Select } from '../../components/select/select.tsx';
import { byPreference, preferAddress } from '../../lib/preferred-address.ts';
import { joinOrigin, spokenAddress } from '../../lib/room-link/join-address.ts';
import { spacedCode } from '../../lib/room-link/room-code.ts';
import type { HostRoom } from '../../stores/room/host-room.ts';
import { useRoom } from '../../stores/room/room-context.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './room-dialog.module.css';

/** What goes on the wall: QR, code and address, or what to do where no phone can reach this computer. */
export function JoinSide({ room }: { readonly room: HostRoom }) {
  const code = useRoom(room, (state) => state.code);
  const publicUrl = useRoom(room, (state) => state.publicUrl);
  const addresses = useRoom(room, (state) => state.addresses);
  const isHidden = useRoom(room, (state) => state.joinHidden);
  const pairing = useRoom(room, (state) => state.pairing);
  const [, drawAgain] = useState('');
  const offered = byPreference(addresses);
  const origin = joinOrigin({ publicUrl, addresses: offered }, location);
  const isChoice = addresses.length > 1 && offered.some((address) => origin?.includes(address));
  function choose(address: string) {
    preferAddress(address);
    drawAgain(address);
    // So that the wall shows it too.
    room.hideJoinInfo(isHidden);
  }
  if (pairing && origin) {
    const address = `${origin}/remote#${code}.${pairing.token}`;
    return (
      <section className={styles.join} aria-label="Join">
        <div className={styles.card}>
          <QrCode text={address} label="QR code to pair a remote" />
        </div>
        <p className={styles.left}>
          Scan it with your own phone: it becomes the remote.
          <br />
          Good for one phone, <TimeLeft untilMs={pairing.untilMs} onOver={room.endPairing} /> left
        </p>
        <Button onClick={room.endPairing}>Done</Button>
      </section>
    );
  }
  return (
    <section className={styles.join} aria-label="Join">
      {origin ? (
        <div className={styles.card}>
          <QrCode text={forQr(`${origin}/j/${code}`)} label="QR code to join" />
        </div>
      ) : (
        <LocalHint />
      )}
      <div
        className={styles.code}
        data-testid="room-code"
        role="img"
        aria-label={`Code ${spacedCode(code)}`}
      >
        <CodeTiles code={code} />
      </div>
      {origin && (
        <p className={styles.address}>
          {isChoice ? (
            <Select
              aria-label="Address"
              title="The network that the phones are in"
              value={offered[0]}
              onChange={({ target }) => choose(target.value)}
            >
              {addresses.map((address) => (
                <option key={address} value={address}>
                  {spokenAddress(address, '/join')}
                </option>
              ))}
            </Select>
          ) : (
            spokenAddress(origin, '/join')
          )}
          <CopyButton what="address" text={`${origin}/j/${code}`} />
        </p>
      )}
      <Button look="primary" large onClick={() => window.open(`/screen/${code}`, '_blank')}>
        <RoomIcon name="out" />
        Open the audience screen
      </Button>
      <div className={styles.two}>
        <Button disabled={!origin} onClick={room.pair}>
          <RoomIcon name="remote" />
          Pair a remote
        </Button>
        <Button onClick={() => room.hideJoinInfo(!isHidden)}>
          <Icon name={isHidden ? 'eye' : 'eyeoff'} />
          {isHidden ? 'Show join info' : 'Hide join info'}
        </Button>
      </div>
    </section>
  );
}

/** In one line: a host who has opened this page as localhost has no time for more. */
const LocalHint = () => (
  <p className={styles.hint}>
    Start with <code>HOST=0.0.0.0</code> to let phones in
  </p>
);

type TimeLeftProps = { readonly untilMs: number; readonly onOver: () => void };

function TimeLeft({ untilMs, onOver }: TimeLeftProps) {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((untilMs - now) / 1000));
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(beat);
  }, []);
  useEffect(() => {
    if (seconds === 0) onOver();
  }, [seconds, onOver]);
  return <b>{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</b>;
}

import { useEffect, useState } from 'react';
import {
  byPreference,
  joinOrigin,
  preferAddress,
  spacedCode,
  spokenAddress,
} from '../../room/address.ts';
import type { HostRoom } from '../../room/host.ts';
import { useRoom } from '../../room/room-status-store.ts';
import { Button } from '../../ui/button.tsx';
import { CodeTiles } from '../../ui/code-tiles.tsx';
import { Select } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Placed } from '../../ui/placed.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { forQr } from '../../ui/qr-path.ts';
import tool from '../../ui/tool-button.module.css';
import { useWords } from '../../words/words.ts';
import styles from './room-dialog.module.css';

/** What goes on the wall: QR, code and address, or what to do where no phone can reach this computer. */
export function JoinSide({ room }: { readonly room: HostRoom }) {
  const { join } = useWords('room').host;
  const code = useRoom(room, (state) => state.code);
  const publicUrl = useRoom(room, (state) => state.publicUrl);
  const addresses = useRoom(room, (state) => state.addresses);
  const isHidden = useRoom(room, (state) => state.joinHidden);
  const pairing = useRoom(room, (state) => state.pairing);
  const screenToken = useRoom(room, (state) => state.screenToken);
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
      <section className={styles.join} aria-label={join.label}>
        <div className={styles.card}>
          <QrCode text={address} label={join.pairing.qr} />
        </div>
        <p className={styles.left}>
          {join.pairing.scan}
          <br />
          <Placed text={join.pairing.left}>
            <TimeLeft untilMs={pairing.untilMs} onOver={room.endPairing} />
          </Placed>
        </p>
        <Button onClick={room.endPairing}>{join.pairing.done}</Button>
      </section>
    );
  }
  return (
    <section className={styles.join} aria-label={join.label}>
      {origin ? (
        <div className={styles.card}>
          <QrCode text={forQr(`${origin}/j/${code}`)} label={join.qr} />
        </div>
      ) : (
        <LocalHint />
      )}
      <div
        className={styles.code}
        data-testid="room-code"
        role="img"
        aria-label={join.code({ code: spacedCode(code) })}
      >
        <CodeTiles code={code} />
      </div>
      {origin && (
        <p className={styles.address}>
          {isChoice ? (
            <Select
              aria-label={join.address}
              title={join.addressHint}
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
          <CopyButton label={join.copyAddress} text={`${origin}/j/${code}`} />
        </p>
      )}
      <Button look="primary" large onClick={() => openScreen(code, screenToken)}>
        <Icon name="out" />
        {join.openScreen}
      </Button>
      <div className={styles.two}>
        <Button disabled={!origin} onClick={room.pair}>
          <Icon name="remote" />
          {join.pair}
        </Button>
        <Button onClick={() => room.hideJoinInfo(!isHidden)}>
          <Icon name={isHidden ? 'eye' : 'eyeoff'} />
          {isHidden ? join.showInfo : join.hideInfo}
        </Button>
      </div>
    </section>
  );
}

/** The token is in the fragment, which never reaches a server; with it the screen gets in, even if the room is full. */
function openScreen(code: string, token: string | null): void {
  window.open(`/screen/${code}${token ? `#${token}` : ''}`, '_blank');
}

/** In one line: a host who has opened this page as localhost has no time for more. */
function LocalHint() {
  const { join } = useWords('room').host;
  return (
    <p className={styles.hint}>
      <Placed text={join.local}>
        <code>HOST=0.0.0.0</code>
      </Placed>
    </p>
  );
}

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

const SHOWN_MS = 1500;

type CopyButtonProps = { readonly label: string; readonly text: string };

/** Not there on plain http, where browsers keep the clipboard to themselves. */
function CopyButton({ label, text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(setCopied, SHOWN_MS, false);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!navigator.clipboard) return null;
  return (
    <button
      type="button"
      className={tool.tool}
      aria-label={label}
      title={label}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          (error: unknown) => console.warn('It could not be copied.', error),
        );
      }}
    >
      {isCopied ? <Icon name="check" /> : <Icon name="copy" />}
    </button>
  );
}

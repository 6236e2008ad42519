import { type ReactNode, use, useState } from 'react';
import { bareCode, isWholeCode, spacedCode, spokenAddress } from '../../room/address.ts';
import { useShow } from '../../show/context.ts';
import { BulbFrame } from '../../ui/bulbs.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField, CodeTiles } from '../../ui/code-tiles.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { forQr } from '../../ui/qr-path.ts';
import { tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import { Floor } from './floor.tsx';
import { ScreenBrand, SentBrand } from './screen-brand.tsx';
import styles from './waiting.module.css';

const QR_BULBS = 44;

/** The wall with nothing but a word on it, and the teams below. */
function Wall({ children }: { readonly children: ReactNode }) {
  const teams = useShow(({ view }) => view.teams);
  return (
    <div
      className={styles.screen}
      data-rows={teams.length > 5 ? 2 : 1}
      data-teams={teams.length > 0}
    >
      {children}
      {teams.length > 0 && <Floor teams={teams} desk={null} complete={false} isBare />}
    </div>
  );
}

type JoinInfoProps = {
  readonly code: string;
  /** The origin that phones can open. */
  readonly joinAt: string;
};

export function JoinInfo({ code, joinAt }: JoinInfoProps) {
  const { name, picture } = use(ScreenBrand);
  const { waiting } = useWords('screen');
  return (
    <Wall>
      <section className={styles.wait} data-brand={Boolean(name || picture)}>
        <div className={styles.card}>
          <QrCode text={forQr(`${joinAt}/j/${code}`)} label={waiting.qr} />
          <BulbFrame className={styles.frame} count={QR_BULBS} lights="chase" />
        </div>
        <div className={styles.text}>
          <SentBrand className={styles.brand} />
          <h1 className={styles.title}>
            <Icon name="phone" />
            {waiting.join}
          </h1>
          <p className={styles.address}>{spokenAddress(joinAt, '/join')}</p>
          <div
            className={styles.code}
            role="img"
            aria-label={waiting.code({ code: spacedCode(code) })}
          >
            <CodeTiles code={code} />
          </div>
        </div>
      </section>
    </Wall>
  );
}

/** Where the code is not to be seen. */
export function AboutToBegin() {
  const { name, picture } = use(ScreenBrand);
  const { product, headline } = useWords('start');
  const { waiting } = useWords('screen');
  return (
    <Wall>
      <section className={`${styles.wait} ${styles.plain}`}>
        <VisuallyHidden as="h1">{name || product}</VisuallyHidden>
        {name || picture ? <SentBrand className={styles.brand} /> : <Lettering text={headline} />}
        <p>{waiting.aboutToBegin}</p>
      </section>
    </Wall>
  );
}

type EndedProps = { readonly lettering: string; readonly text: string };

export function RoomEnded({ lettering, text }: EndedProps) {
  return (
    <div className={styles.screen} data-teams="false">
      <section className={`${styles.wait} ${styles.plain}`}>
        <VisuallyHidden as="h1">{lettering}</VisuallyHidden>
        <Lettering text={lettering} />
        <p role="status">{text}</p>
      </section>
    </div>
  );
}

const Lettering = ({ text }: { readonly text: string }) => (
  <Tiles words={tileText(text)} aspect={3.4} maxRows={2} className={styles.tiles} flat />
);

type EnterCodeProps = {
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
};

/** A screen that was opened without a code. */
export function EnterCode({ error, onCode }: EnterCodeProps) {
  const { title, enter } = useWords('screen');
  const [code, setCode] = useState('');
  return (
    <div className={styles.screen} data-teams="false" data-enter="true">
      <form
        className={`${styles.wait} ${styles.enter}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isWholeCode(code)) onCode(code);
        }}
      >
        <h1 className={styles.title}>{title}</h1>
        <CodeField
          label={enter.code}
          value={code}
          onType={(text) => setCode(bareCode(text))}
          error={error}
          autoFocus
        />
        <Button look="primary" type="submit">
          {enter.submit}
        </Button>
      </form>
    </div>
  );
}

import { useRef, useState } from 'react';
import { fitPicture } from '../../lib/fit-picture.ts';
import { TEAM_COLOURS } from '../../lib/team-colour.ts';
import { changePicture, useStagePicture } from '../../show/stage-picture.ts';
import { changeStage, SHOW_NAME_MAX, showName, useStage } from '../../show/stage-settings.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useWords } from '../../words/words.ts';
import styles from './name-tab.module.css';
import { useKeptToast } from './use-kept-toast.tsx';

/** The name of the show and its logo, beside the audience screen that waits with them. */
export function NameTab() {
  const { naming: text } = useWords('stage');
  const { warn, toast } = useKeptToast();
  return (
    <div className={styles.tab}>
      <div className={styles.fields}>
        <NameField warn={warn} />
        <LogoField warn={warn} />
      </div>
      <figure className={styles.figure}>
        <WaitingScreen />
        <figcaption>{text.preview}</figcaption>
      </figure>
      {toast}
    </div>
  );
}

type FieldProps = {
  /** Hears whether the browser keeps a change. */
  readonly warn: (isKept: boolean) => void;
};

function NameField({ warn }: FieldProps) {
  const { naming: text } = useWords('stage');
  const name = useStage((stage) => stage.name);
  const [typed, setTyped] = useState(name);
  // A space at the end is on its way to the next word.
  const shown = showName(typed) === name ? typed : name;
  return (
    <div className={styles.name}>
      <TextField
        label={text.name}
        value={shown}
        autoComplete="off"
        onChange={({ target }) => {
          const value = [...target.value].slice(0, SHOW_NAME_MAX).join('');
          setTyped(value);
          warn(changeStage({ name: showName(value) }));
        }}
      />
      <span className={styles.count}>{`${[...shown].length} / ${SHOW_NAME_MAX}`}</span>
    </div>
  );
}

function LogoField({ warn }: FieldProps) {
  const { naming: text } = useWords('stage');
  const name = useStage((stage) => stage.name);
  const picture = useStagePicture();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);

  async function choose(file: File) {
    const fitted = await fitPicture(file);
    setRefused(!fitted);
    if (fitted) warn(await changePicture(fitted));
  }

  async function takeOff() {
    setRefused(false);
    input.current?.focus();
    warn(await changePicture(null));
  }

  return (
    <fieldset className={styles.logoField}>
      <legend>{text.logo}</legend>
      <div className={styles.well}>
        {picture ? (
          <Logo
            picture={picture}
            label={name || text.logo}
            onError={() => void changePicture(null)}
          />
        ) : (
          <span className={styles.none}>
            <Icon name="picture" />
          </span>
        )}
        <div className={styles.buttons}>
          <label className={buttonClass('raised', false, styles.choose)}>
            <Icon name="picture" />
            {text.choose}
            <input
              ref={input}
              type="file"
              accept="image/*"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) choose(file);
                // The same file again, once it was mended, is a change, too.
                target.value = '';
              }}
            />
          </label>
          {picture && (
            <Button look="line" onClick={takeOff}>
              {text.remove}
            </Button>
          )}
        </div>
      </div>
      <p className={styles.hint}>{text.hint}</p>
      <p role="alert" className={styles.error}>
        {isRefused && text.noPicture}
      </p>
    </fieldset>
  );
}

const TEAMS = [22, 5, 18, 0].map((at) => TEAM_COLOURS[at]);

function WaitingScreen() {
  const { naming: text } = useWords('stage');
  const { product } = useWords('start');
  const name = useStage((stage) => stage.name);
  const picture = useStagePicture();
  return (
    <div className={styles.screen} aria-hidden="true">
      <div className={styles.wall}>
        {picture && <Logo picture={picture} label="" />}
        <span>{name || (!picture && product)}</span>
        <small>{text.aboutToBegin}</small>
      </div>
      <div className={styles.floor}>
        {TEAMS.map((background) => (
          <i key={background} style={{ background }} />
        ))}
      </div>
    </div>
  );
}

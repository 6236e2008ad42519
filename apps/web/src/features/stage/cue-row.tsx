import { type MouseEvent, useId } from 'react';
import type { OwnSound } from '../../lib/audio/own-sounds.ts';
import { SOUND_RATE } from '../../lib/audio/sounds.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords, type Words } from '../../words/words.ts';
import { SECONDS_MAX, type SoundFlaw } from './read-sound.ts';
import styles from './sounds-tab.module.css';

type CueRowProps = {
  readonly name: string;
  /** The name of the set that sounds where there is no file. */
  readonly set: string;
  readonly own: OwnSound | undefined;
  readonly flaw: SoundFlaw | null;
  readonly isPlaying: boolean;
  readonly onTry: () => void;
  /** Where a file of one's own may stand in for the sound. */
  readonly onFile?: (file: File) => void;
  readonly onBack?: () => void;
};

/** One sound: to hear it, and to put a file in its place. */
export function CueRow({ name, set, own, flaw, isPlaying, onTry, onFile, onBack }: CueRowProps) {
  const { sounds: text } = useWords('stage');
  const id = useId();
  const source = own ? ownText(own, text) : set;

  function goBack({ currentTarget }: MouseEvent) {
    // The button goes, and focus with it.
    currentTarget.closest('li')?.querySelector('input')?.focus();
    onBack?.();
  }

  return (
    <li className={styles.cue} data-own={own !== undefined}>
      <button
        type="button"
        className={styles.try}
        aria-label={text.try({ sound: name })}
        aria-pressed={isPlaying}
        onClick={onTry}
      >
        <Icon name={isPlaying ? 'hold' : 'play'} />
      </button>
      <p>
        <b id={id}>{name}</b>
        <small title={source}>{source}</small>
      </p>
      {own && (
        <button
          type="button"
          className={buttonClass('line', false, styles.back)}
          aria-describedby={id}
          title={text.back}
          onClick={goBack}
        >
          <Icon name="reset" />
          <span>{text.back}</span>
        </button>
      )}
      {onFile && (
        <label className={buttonClass('raised', false, styles.file)}>
          {text.ownFile}
          <input
            type="file"
            accept="audio/*"
            aria-describedby={id}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onFile(file);
              // The same file again, once it was mended, is a change, too.
              target.value = '';
            }}
          />
        </label>
      )}
      {flaw && (
        <small role="alert" className={styles.flaw}>
          {text.flaws[flaw]}
        </small>
      )}
    </li>
  );
}

function ownText({ file, samples }: OwnSound, text: Words<'stage'>['sounds']): string {
  const seconds = samples.length / SOUND_RATE;
  return seconds < SECONDS_MAX
    ? text.own({ file, seconds: Math.max(0.1, Math.round(seconds * 10) / 10) })
    : text.ownCut({ file });
}

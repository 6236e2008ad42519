import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/words.ts';
import { freeName, isFull, type KeptSetup } from './kept-setups.ts';
import { importSetup } from './setup-files.ts';
import styles from './setups-dialog.module.css';

type ImportButtonProps = {
  readonly own: readonly KeptSetup[];
  /** With a name that no other has. */
  readonly onRead: (setup: KeptSetup) => void;
  readonly onFail: (text: string) => void;
};

/** Reads a setup from a file. */
export function ImportButton({ own, onRead, onFail }: ImportButtonProps) {
  const { setups: text } = useWords('stage');

  async function read(file: File) {
    const found = await importSetup(file);
    if (found === 'NO_SETUP') return onFail(text.noSetup);
    if (found === 'LATER_VERSION') return onFail(text.laterVersion);
    if (isFull(own)) return onFail(text.full);
    onRead({ ...found, setup: { ...found.setup, name: freeName(found.setup.name, own) } });
  }

  return (
    <label className={buttonClass('raised', false, styles.import)}>
      <Icon name="into" />
      {text.import}
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) read(file);
          // The same file again, once it was mended, is a change, too.
          target.value = '';
        }}
      />
    </label>
  );
}

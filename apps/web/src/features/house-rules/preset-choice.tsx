import { PRESET_NAMES, type PresetName } from '@wheel/game';
import { useId } from 'react';
import { presetText } from '../../words/house-rules.ts';
import styles from './preset-choice.module.css';

type PresetChoiceProps = {
  readonly chosen: PresetName;
  readonly onChoose: (preset: PresetName) => void;
};

/** Manual, Simple or Classic on one line. */
export function PresetChoice({ chosen, onChoose }: PresetChoiceProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.choice}>
      <span id={id} className={styles.label}>
        Rules
      </span>
      <div className={styles.set}>
        {PRESET_NAMES.map((preset) => (
          <label key={preset} className={styles.option}>
            <input
              type="radio"
              name={`${id}-preset`}
              value={preset}
              checked={preset === chosen}
              onChange={() => onChoose(preset)}
            />
            {presetText(preset)}
          </label>
        ))}
      </div>
    </div>
  );
}

import { PRESET_NAMES, type PresetName } from '@wheel/game';
import { Choice } from '../../components/choice/choice.tsx';
import { presetText } from '../../words/house-rules.ts';
import styles from './preset-choice.module.css';

type PresetChoiceProps = {
  readonly chosen: PresetName;
  readonly onChoose: (preset: PresetName) => void;
};

const OPTIONS = PRESET_NAMES.map((preset) => ({ value: preset, name: presetText(preset) }));

/** Manual, Simple or Classic on one line. */
export function PresetChoice({ chosen, onChoose }: PresetChoiceProps) {
  return (
    <Choice
      label="Rules"
      options={OPTIONS}
      chosen={chosen}
      onChoose={onChoose}
      className={styles.choice}
    />
  );
}

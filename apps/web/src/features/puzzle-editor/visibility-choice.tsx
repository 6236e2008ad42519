import type { Visibility } from '@wheel/contract';
import { Choice } from '../../components/choice/choice.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { VISIBILITIES, visibilityText, WHO_CAN_SEE_IT } from '../../words/visibility.ts';
import styles from './visibility-choice.module.css';

const ICONS = { public: 'everyone', link: 'link', private: 'lock' } as const;

const OPTIONS = VISIBILITIES.map((value) => ({
  value,
  name: visibilityText(value),
  icon: <Icon name={ICONS[value]} />,
}));

type VisibilityChoiceProps = {
  readonly visibility: Visibility;
  readonly onChoose: (visibility: Visibility) => void;
};

export function VisibilityChoice({ visibility, onChoose }: VisibilityChoiceProps) {
  return (
    <Choice
      label={WHO_CAN_SEE_IT}
      options={OPTIONS}
      chosen={visibility}
      onChoose={onChoose}
      className={styles.choice}
    />
  );
}

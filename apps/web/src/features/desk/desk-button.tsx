import type { ComponentProps } from 'react';
import { singlePress } from '../../components/button/single-press.ts';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import styles from './desk-button.module.css';

type DeskButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  readonly text: string;
  readonly icon?: IconName;
  /** `due` is gold: what the show waits for. `light` stands beside it. */
  readonly look?: 'plain' | 'due' | 'light';
  readonly isOff?: boolean;
  /** Gives up its text where there is no room. */
  readonly isTight?: boolean;
  readonly onPress: () => void;
};

export function DeskButton(props: DeskButtonProps) {
  const { text, icon, look = 'plain', isOff = false, isTight = false, onPress, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      data-look={isOff ? 'plain' : look}
      data-icon={icon}
      data-tight={isTight}
      aria-disabled={isOff}
      onClick={singlePress(() => !isOff && onPress())}
    >
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{text}</span>
    </button>
  );
}

import type { ComponentProps } from 'react';
import { useWords } from '../words/words.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './tool-button.module.css';

type ToolButtonProps = ComponentProps<'button'> & {
  /** Spoken, and shown when the pointer rests on it, unless `title` says more. */
  readonly name: string;
  readonly icon: IconName;
};

/** A quiet icon in the strip above the board. */
export function ToolButton({ name, title = name, icon, className, ...rest }: ToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={name}
      title={title}
      className={[styles.tool, className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} />
    </button>
  );
}

type MoveButtonsProps = {
  /** Of the thing that is moved. */
  readonly name: string;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  readonly onMove: (by: 1 | -1) => void;
};

/** They stay focusable at the ends, where a thing that was moved there would lose the host. */
export function MoveButtons({ name, canMoveUp, canMoveDown, onMove }: MoveButtonsProps) {
  const { move } = useWords('start');
  return (
    <>
      <ToolButton
        name={move.upNamed({ name })}
        title={move.up}
        icon="up"
        data-move={-1}
        aria-disabled={!canMoveUp}
        onClick={() => onMove(-1)}
      />
      <ToolButton
        name={move.downNamed({ name })}
        title={move.down}
        icon="down"
        data-move={1}
        aria-disabled={!canMoveDown}
        onClick={() => onMove(1)}
      />
    </>
  );
}

import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

type ButtonLook = 'raised' | 'primary' | 'light' | 'danger' | 'line' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  readonly large?: boolean;
}

export const buttonClass = (look: ButtonLook = 'raised', large = false, extra?: string) =>
  [styles.button, styles[look], large && styles.large, extra].filter(Boolean).join(' ');

/** A piece with a solid lip. `primary` is gold: one of them at a time on a screen. */
export function Button({ look, large, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(look, large, className)} />;
}

/**
 * Whether this click ends a double click, which may meet a button that has just taken the place of the one the host
 * aimed at. Pressed with the keyboard, a button clicks zero times.
 */
export const isSecondPress = ({ detail }: MouseEvent) => detail > 1;

/** Acts on the first press of a double click only. */
export const singlePress = (act: () => void) => (event: MouseEvent) => {
  if (!isSecondPress(event)) act();
};

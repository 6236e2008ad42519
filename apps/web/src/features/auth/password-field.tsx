import { type ComponentProps, type ReactNode, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly labelEnd: ReactNode;
  readonly refusal: ReactNode;
}

/** The names of its icons avoid the word "password", which belongs to the field alone. */
export function PasswordField({ refusal, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      data-refused={Boolean(refusal)}
      className={styles.input}
      inputEnd={
        <>
          {refusal}
          <button
            type="button"
            className={styles.eye}
            aria-label="Show what is typed"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeoff' : 'eye'} />
          </button>
        </>
      }
    />
  );
}

import { type ComponentProps, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import styles from './password-field.module.css';

/** The names of its icons avoid the word "password", which belongs to the field alone. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      className={styles.input}
      inputEnd={
        <button
          type="button"
          className={styles.eye}
          aria-label="Show what is typed"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeoff' : 'eye'} />
        </button>
      }
    />
  );
}

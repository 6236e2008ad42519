import { useId } from 'react';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';
import { ErrorIcon } from './error-icon.tsx';
import styles from './title-field.module.css';

interface TitleFieldProps {
  readonly title: string;
  readonly refusal: string | undefined;
  readonly onTitle: (title: string) => void;
}

export function TitleField({ title, refusal, onTitle }: TitleFieldProps) {
  const tipId = useId();
  return (
    <TextField
      label="Game Title"
      required
      autoComplete="off"
      className={styles.input}
      value={title}
      onChange={(event) => onTitle(event.target.value)}
      aria-describedby={tipId}
      aria-invalid={refusal !== undefined}
      labelEnd={
        <Tooltip id={tipId} label="Info" text="This is the title other users can search for" />
      }
      inputEnd={refusal && <ErrorIcon text={refusal} />}
    />
  );
}

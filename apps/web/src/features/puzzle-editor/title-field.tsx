import { TextField } from '../../components/text-field/text-field.tsx';
import styles from './title-field.module.css';

interface TitleFieldProps {
  readonly title: string;
  readonly refusal: string | undefined;
  readonly onTitle: (title: string) => void;
}

export function TitleField({ title, refusal, onTitle }: TitleFieldProps) {
  return (
    <TextField
      label="Game Title"
      required
      autoComplete="off"
      className={styles.input}
      value={title}
      onChange={(event) => onTitle(event.target.value)}
      tip="This is the title other users can search for"
      refusal={refusal}
    />
  );
}

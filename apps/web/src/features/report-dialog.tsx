import { type Invalid, invalidReport, LIMITS, type ReportReason } from '@wheel/contract';
import { type FormEvent, useState } from 'react';
import { libraryApi } from '../lib/api/library-api.ts';
import { REASONS, reasonText } from '../text/library.ts';
import { refusalText, sentenceOf } from '../text/refusals.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../ui/dialog.tsx';
import { TextArea } from '../ui/fields.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { useWords } from '../words/words.ts';
import styles from './report-dialog.module.css';

type ReportDialogProps = {
  readonly quizId: string;
  readonly onSent: () => void;
  readonly onClose: () => void;
};

type Refusal = { readonly invalid: Invalid } | { readonly failure: unknown };

const textOf = (refusal: Refusal): string =>
  'invalid' in refusal ? sentenceOf(refusal.invalid) : refusalText(refusal.failure);

export function ReportDialog({ quizId, onSent, onClose }: ReportDialogProps) {
  const { reportDialog: text } = useWords('library').review;
  const [reason, setReason] = useState<ReportReason>('unsuitable');
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function report(event: FormEvent) {
    event.preventDefault();
    const trimmed = note.trim();
    const body = { reason, ...(trimmed && { note: trimmed }) };
    const [invalid] = invalidReport(body);
    if (invalid) return setRefusal({ invalid });
    setBusy(true);
    try {
      await libraryApi.report(quizId, body);
      onSent();
    } catch (failure) {
      console.error('The report was not sent.', failure);
      setRefusal({ failure });
      setBusy(false);
    }
  }

  return (
    <Dialog open title={text.title} onClose={onClose} className={styles.panel}>
      <form className={styles.form} onSubmit={report}>
        <RadioGroup
          label={text.question}
          layout="rows"
          options={REASONS.map((value) => ({ value, name: reasonText(value) }))}
          chosen={reason}
          onChoose={setReason}
        />
        <TextArea
          label={text.note}
          placeholder={text.notePlaceholder({ max: LIMITS.noteMax })}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <DialogActions>
          <DialogSaid isBad>{refusal && textOf(refusal)}</DialogSaid>
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button look="primary" type="submit" disabled={isBusy}>
            {text.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

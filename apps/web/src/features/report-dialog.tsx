import { invalidReport, LIMITS, type ReportReason } from '@wheel/contract';
import { type FormEvent, useState } from 'react';
import { libraryApi } from '../lib/api/library-api.ts';
import { refusalText, wordingOf } from '../lib/api/refusal-wording.ts';
import { REASONS, reasonText } from '../text/library.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../ui/dialog.tsx';
import { TextArea } from '../ui/fields.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import styles from './report-dialog.module.css';

type ReportDialogProps = {
  readonly quizId: string;
  readonly onSent: () => void;
  readonly onClose: () => void;
};

export function ReportDialog({ quizId, onSent, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>('unsuitable');
  const [note, setNote] = useState('');
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function report(event: FormEvent) {
    event.preventDefault();
    const trimmed = note.trim();
    const body = { reason, ...(trimmed && { note: trimmed }) };
    const [invalid] = invalidReport(body);
    if (invalid) return setSaid(`${wordingOf(invalid)}.`);
    setBusy(true);
    try {
      await libraryApi.report(quizId, body);
      onSent();
    } catch (error) {
      console.error('The report was not sent.', error);
      setSaid(refusalText(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open title="Report" onClose={onClose} className={styles.panel}>
      <form className={styles.form} onSubmit={report}>
        <RadioGroup
          label="What is wrong with this game?"
          layout="rows"
          options={REASONS.map((value) => ({ value, name: reasonText(value) }))}
          chosen={reason}
          onChoose={setReason}
        />
        <TextArea
          label="Note"
          placeholder={`Up to ${LIMITS.noteMax} characters, if you like`}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <DialogActions>
          <DialogSaid isBad>{said}</DialogSaid>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={isBusy}>
            Send
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

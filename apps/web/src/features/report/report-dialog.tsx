import { invalidReport, LIMITS, type ReportReason } from '@wheel/contract';
import { type FormEvent, useState } from 'react';
import { Answers } from '../../components/answers/answers.tsx';
import { Button } from '../../components/button/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../components/dialog/dialog.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { wordingOf } from '../../lib/api/field-wording.ts';
import { libraryApi } from '../../lib/api/library-api.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import { REASONS, reasonText } from '../../words/report-reason.ts';
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
        <Answers
          label="What is wrong with this game?"
          answers={REASONS.map((value) => ({ value, name: reasonText(value) }))}
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

import '../../words/en/library.ts';
import { useEffect, useState } from 'react';
import { draftsOf } from '../../lib/storage/drafts.ts';
import { leave } from '../../stores/leave.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { useWords, words } from '../../words/words.ts';
import styles from './leaving.module.css';

/** More drafts are told by their number. */
const LINES_MAX = 4;

type LeavingProps = {
  readonly username: string;
  /** The user stays signed in after all. */
  readonly onStay: () => void;
};

/** Logs out at once, or asks first what becomes of drafts that are not saved. */
export function Leaving({ username, onStay }: LeavingProps) {
  const { leaving: text } = useWords('library').account;
  const [drafts, setDrafts] = useState<readonly unknown[]>([]);

  useEffect(() => {
    let isHere = true;
    draftsOf(username).then((found) => {
      if (!isHere) return;
      if (found.length === 0) leave(username, 'remove');
      else setDrafts(found);
    });
    return () => {
      isHere = false;
    };
  }, [username]);

  const more = drafts.length - LINES_MAX;
  return (
    <Dialog open={drafts.length > 0} title={text.title} onClose={onStay} className={styles.panel}>
      <ul className={styles.drafts}>
        {drafts.slice(0, LINES_MAX).map((draft, at) => {
          const { title, kind } = lineOf(draft);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
            <li key={at}>
              <b>{title}</b>
              <small>{kind}</small>
            </li>
          );
        })}
        {more > 0 && <li>{text.more({ count: more })}</li>}
      </ul>
      <p className={styles.note}>{text.note}</p>
      <DialogActions
        lead={
          <Button look="quiet" onClick={onStay}>
            {text.cancel}
          </Button>
        }
      >
        <Button look="danger" onClick={() => leave(username, 'remove')}>
          {text.remove}
        </Button>
        <Button look="primary" data-autofocus onClick={() => leave(username, 'keep')}>
          {text.keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A draft of a new game has its title itself; changes of a saved game have a draft within. */
function lineOf(kept: unknown): { readonly title: string; readonly kind: string } {
  const { untitled, kinds } = words('library').account.leaving;
  const { title, draft } = kept as { readonly title?: unknown; readonly draft?: unknown };
  const isNew = typeof title === 'string';
  const typed = isNew ? title : (draft as { readonly title?: unknown } | undefined)?.title;
  return {
    title: (typeof typed === 'string' && typed.trim()) || untitled,
    kind: isNew ? kinds.new : kinds.changes,
  };
}

import type { WholeGame } from '@wheel/contract';
import { useState } from 'react';
import { gameCsv, gameJson } from '../../lib/game-files/write.ts';
import { downloadFile, plainName } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/words.ts';
import styles from './export-dialog.module.css';

const FORMATS = {
  json: { name: 'JSON', type: 'application/json' },
  csv: { name: 'CSV', type: 'text/csv;charset=utf-8' },
} as const;
type Format = keyof typeof FORMATS;

type ExportDialogProps = { readonly game: WholeGame; readonly onClose: () => void };

export function ExportDialog({ game, onClose }: ExportDialogProps) {
  const { exportDialog: text, close } = useWords('library').games;
  const [saved, setSaved] = useState<string | null>(null);

  function save(format: Format) {
    const content = format === 'csv' ? gameCsv(game.entries) : gameJson(game);
    const name = `${plainName(game.gameTitle, text.fileName)}.${format}`;
    downloadFile(new File([content], name, { type: FORMATS[format].type }));
    setSaved(name);
  }

  return (
    <Dialog open title={text.title} onClose={onClose} className={styles.panel}>
      <div className={styles.formats}>
        {(Object.keys(FORMATS) as Format[]).map((format) => (
          <div key={format} className={styles.format}>
            <Button
              look={format === 'json' ? 'primary' : 'raised'}
              data-autofocus={format === 'json' || undefined}
              onClick={() => save(format)}
            >
              <Icon name="save" />
              {FORMATS[format].name}
            </Button>
            <span>{text.uses[format]}</span>
          </div>
        ))}
      </div>
      <DialogActions>
        <DialogSaid className={styles.said}>
          {saved !== null && text.saved({ file: saved })}
        </DialogSaid>
        <Button look="light" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import type { WholeGame } from '@wheel/contract';
import { useState } from 'react';
import { gameCsv, gameJson } from '../../lib/game-files/write.ts';
import { downloadFile, plainName } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './export-dialog.module.css';

const FORMATS = {
  json: { name: 'JSON', type: 'application/json', says: 'to import it again, here or elsewhere' },
  csv: { name: 'CSV', type: 'text/csv;charset=utf-8', says: 'for a spreadsheet' },
} as const;
type Format = keyof typeof FORMATS;

type ExportDialogProps = { readonly game: WholeGame; readonly onClose: () => void };

export function ExportDialog({ game, onClose }: ExportDialogProps) {
  const [said, setSaid] = useState('');

  function save(format: Format) {
    const text = format === 'csv' ? gameCsv(game.entries) : gameJson(game);
    const name = `${plainName(game.gameTitle, 'Game')}.${format}`;
    downloadFile(new File([text], name, { type: FORMATS[format].type }));
    setSaid(`Saved: ${name}`);
  }

  return (
    <Dialog open title="Export" onClose={onClose} className={styles.panel}>
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
            <span>{FORMATS[format].says}</span>
          </div>
        ))}
      </div>
      <DialogActions>
        <DialogSaid className={styles.said}>{said}</DialogSaid>
        <Button look="light" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

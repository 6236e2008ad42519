import { invalidTitle } from '@wheel/contract';
import { useState } from 'react';
import type { ToastMessage } from '../../components/toast/toast.tsx';
import { ImportDialog } from '../../features/list-import/import-dialog.tsx';
import { useImportGames } from '../../features/list-import/use-import-games.ts';
import { refreshLibrary } from '../../features/my-games/use-library.ts';
import { goTo } from '../../lib/address.ts';
import { wordingOf } from '../../lib/api/field-wording.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import { decoded } from '../../lib/game-files/decode.ts';
import { type List, readList } from '../../lib/game-files/read-list.ts';
import { restOf } from '../../lib/game-files/rest.ts';
import { entriesOf } from '../../lib/game-files/rows.ts';
import { useSession } from '../../stores/session-store.ts';
import { counted } from '../../words/counted.ts';

const FILE_MAX_BYTES = 1024 * 1024;

type ImportGamesProps = {
  readonly open: boolean;
  readonly onSay: (message: ToastMessage) => void;
  readonly onClose: () => void;
};

/**
 * Rows that are not good yet are mended where their game is built. What was typed stays for as long as the screen does,
 * and with it what was tried already.
 */
export function ImportGames({ open, onSay, onClose }: ImportGamesProps) {
  const username = useSession((session) => session.user?.username ?? '');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const { importGames, isBusy } = useImportGames(username);

  async function readFile(file: File) {
    setSaid('');
    if (file.size > FILE_MAX_BYTES) return setSaid('This file is larger than 1 MiB.');
    const content = decoded(new Uint8Array(await file.arrayBuffer()));
    setText(content);
    const { isJson, games } = readList(content);
    // A file that names its game says more than its own name.
    setTitle(isJson ? (games[0]?.title ?? '') : file.name.replace(/\.[^.]*$/, ''));
  }

  async function start(list: List) {
    const objection = objectionTo(list, title);
    if (objection) return setSaid(objection);
    const { games, failure } = await importGames(list, title);
    if (games.length > 0) refreshLibrary();
    if (failure) return setSaid(refusalText(failure));
    const rest = restOf(text, list);
    const [only] = games;
    if (rest !== '' && games.length === 1 && only)
      return goTo(`/build?game=${only.quizId}`, { bring: { list: rest } });
    onSay({
      id: only?.quizId ?? '',
      text:
        games.length === 1 && only
          ? `“${only.title}” is imported`
          : `${counted(games.length, 'game')} are imported`,
    });
    setText(rest);
    if (rest !== '') return setSaid('These rows are not imported yet.');
    setTitle('');
    onClose();
  }

  return (
    <ImportDialog
      open={open}
      title={title}
      onTitle={setTitle}
      text={text}
      onText={(typed) => {
        setText(typed);
        setSaid('');
      }}
      onFile={readFile}
      isBusy={isBusy}
      said={said}
      onImport={start}
      onClose={onClose}
    />
  );
}

function objectionTo({ games, problem }: List, titleTyped: string): string | null {
  if (problem) return problem;
  const full = games.filter(({ rows }) => entriesOf(rows).length > 0);
  if (full.length === 0) return 'There is nothing to import yet.';
  for (const game of full) {
    const isOneOfMany = games.length > 1;
    const invalid = invalidTitle(isOneOfMany ? game.title : titleTyped.trim() || game.title);
    const which = isOneOfMany ? `Game ${games.indexOf(game) + 1}: ` : '';
    if (invalid?.code === 'REQUIRED') return `${which}Please give the game a title.`;
    if (invalid) return `${which}Game Title: ${wordingOf(invalid)}.`;
  }
  return null;
}

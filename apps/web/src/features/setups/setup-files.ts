import { fitPicture } from '../../lib/fit-picture.ts';
import {
  readSetupFile,
  type SetupFileProblem,
  writeSetupFile,
} from '../../lib/game-files/setup-file.ts';
import { downloadFile, plainName } from '../../lib/save-file.ts';
import { words } from '../../words/words.ts';
import type { KeptSetup } from './kept-setups.ts';

export function exportSetup({ setup, showName, picture }: KeptSetup): void {
  const content = writeSetupFile({
    setup,
    showName,
    picture: picture && {
      type: picture.type,
      bytes: Uint8Array.from(atob(picture.data), (character) => character.charCodeAt(0)),
    },
  });
  const name = `${plainName(setup.name, words('stage').setups.file)}.json`;
  downloadFile(new File([content], name, { type: 'application/json' }));
}

/** A setup from a file; a picture that the browser cannot read is none. */
export async function importSetup(file: Blob): Promise<KeptSetup | SetupFileProblem> {
  const read = await readSetupFile(file);
  if (typeof read === 'string') return read;
  const { setup, showName, picture } = read;
  const fitted = picture && (await fitPicture(new Blob([picture.bytes], { type: picture.type })));
  return { setup, showName, picture: fitted };
}

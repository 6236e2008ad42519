import { plainName } from '../../lib/save-file.ts';
import { words } from '../../words/words.ts';

/** What a file of the results is called. */
export function resultsFile(title: string, type: 'csv' | 'png'): string {
  const { file, untitled } = words('show').end.results;
  return file({ title: plainName(title, untitled), type });
}

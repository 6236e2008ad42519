import '../../words/en/bank.ts';
import type { Puzzle } from '@wheel/game';
import { cryptoChance } from '../../lib/chance.ts';
import { categoryName } from '../../words/categories.ts';
import { words } from '../../words/words.ts';
import { loadBank } from './bank.ts';
import { givenPhrases, rememberGiven } from './given.ts';
import { pickSurprise } from './pick-surprise.ts';

/** Draws a quiz from the bank of a language, and remembers what is in it. */
export async function drawSurprise(language: string): Promise<readonly Puzzle[]> {
  const bank = await loadBank(language);
  const picked = pickSurprise(bank, givenPhrases(language), cryptoChance);
  rememberGiven(
    language,
    picked.map(({ phrase }) => phrase),
  );
  const { title } = words('bank').surprise;
  return picked.map(({ category, phrase }, at) => ({
    id: at + 1,
    gametitle: title,
    category: categoryName(category, language),
    searchedWord: phrase,
    language,
  }));
}

/** What the columns are called, in English, German, French and Spanish. */
const CATEGORY = new Set([
  'category',
  'categories',
  'kategorie',
  'kategorien',
  'catégorie',
  'categoria',
]);
const WORD = new Set(
  [
    ['searched word', 'searchedword', 'word', 'words', 'phrase', 'puzzle', 'answer', 'solution'],
    ['gesuchtes wort', 'suchwort', 'wort', 'begriff', 'lösung', 'lösungswort', 'rätsel', 'satz'],
    ['mot recherché', 'mot cherché', 'mot', 'réponse', 'énigme', 'expression'],
    ['palabra buscada', 'palabra', 'frase', 'respuesta', 'solución', 'acertijo'],
  ]
    .flat()
    .map(bare),
);
const CATEGORIES = new Set([...CATEGORY].map(bare));

/** Without case and accents, which files lose on their way. */
function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

export type Columns = { readonly category: number; readonly word: number };

/** Where a first row says that the columns are; null when it is no header. */
export function columnsIn(row: readonly string[]): Columns | null {
  const cells = row.map(bare);
  const category = cells.findIndex((cell) => CATEGORIES.has(cell));
  const word = cells.findIndex((cell) => WORD.has(cell));
  if (category >= 0 && word >= 0) return { category, word };
  // A list of words alone may have a header, too.
  return cells.length === 1 && (category >= 0 || word >= 0) ? { category: 0, word: 1 } : null;
}

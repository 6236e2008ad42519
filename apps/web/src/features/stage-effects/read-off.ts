import type { PublicShow } from '@wheel/game';

/** Events of the own window bring their texts along; those told from afar do not, and the board has them. */
export const phraseOf = (event: object, { board }: PublicShow): string =>
  'phrase' in event
    ? String(event.phrase)
    : board.map((word) => word.map(({ letter }) => letter ?? ' ').join('')).join(' ');

export const categoryOf = (event: object, view: PublicShow): string =>
  'category' in event ? String(event.category) : view.category;

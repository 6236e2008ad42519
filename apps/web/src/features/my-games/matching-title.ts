/** Without case and accents, as the search of the server has it. */
const bare = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').trim();

export const matchingTitle = (title: string, filter: string): boolean =>
  filter.trim() === '' || bare(title).includes(bare(filter));

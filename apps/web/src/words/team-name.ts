/** What a team is called; one without a name by its number. */
export const nameOr = (name: string, index: number): string => name.trim() || `Team ${index + 1}`;

export const teamName = (teams: readonly { readonly name: string }[], index: number): string =>
  nameOr(teams[index]?.name ?? '', index);

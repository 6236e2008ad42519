import { cryptoChance } from './chance.ts';

/** Bright, far from each other, and readable under dark lettering as well as on the stage; a test holds all three. */
export const TEAM_COLOURS: readonly string[] =
  `#0DB98E #0DD8F5 #19B5CD #1BF5B1 #4DFEF9 #67A6FB #8FCA07 #A2C5FF
   #A3A949 #ACC2A3 #AFA4C6 #B88EFC #BEFEC6 #C3E7FF #C9997C #DAD516
   #DAFE35 #E482BD #EEA40B #F37EFE #F8B6FE #FBA89D #FE7D4E #FED990`.split(/\s+/);

/** A random one that no team has yet. */
export function drawTeamColour(taken: readonly string[], chance = cryptoChance): string {
  const free = TEAM_COLOURS.filter((colour) => !taken.includes(colour));
  return free[Math.floor(chance() * free.length)] ?? '#FFC02E';
}

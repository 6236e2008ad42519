import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('fr');

/** The lines of the log, and what Undo and Redo say they would do. */
export const log: Words<'show'>['log'] = {
  byTeam: ({ team, line }) => `${team} – ${line}`,
  more: ({ line, fact }) => `${line}, ${fact}`,
  facts: {
    solved: 'énigme résolue',
    bought: ({ price }) => `acheté pour ${price}`,
  },
  noLetter: ({ letter }) => `Pas de ${letter}`,
  onBoard: ({ letters, count }) => `${letters} : ${count} au tableau`,
  freeLetter: ({ line }) => `Lettre offerte – ${line}`,
  solved: ({ phrase }) => `Énigme résolue : ${phrase}`,
  wrongPhrase: ({ phrase }) => `Pas la bonne phrase : ${phrase}`,
  emptyPhrase: 'Pas la bonne phrase : rien',
  vowelsOn: 'Voyelles activées',
  vowelsOff: 'Voyelles désactivées',
  nextPuzzle: ({ category }) => `Énigme suivante : ${category}`,
  puzzle: ({ number, text }) => `Énigme ${number} : ${text}`,
  reordered: 'Ordre des énigmes modifié',
  score: ({ team, change, score }) => `${team} ${change} (${score})`,
  star: ({ team, change, score }) => `Étoile : ${team} ${change} (${score})`,
  enteredScore: ({ team, change, score }) => `Points : ${team} ${change} (${score})`,
  segmentAdded: ({ segment }) => `Case ajoutée : ${segment}`,
  segmentRemoved: ({ segment }) => `Case supprimée : ${segment}`,
  wheelReset: 'Roue réinitialisée',
  wheelShuffled: 'Roue mélangée',
  wheelFilled: ({ count }) =>
    `Roue remplie : ${counted(count, { one: '# case', other: '# cases' })}`,
  wheelShown: 'Roue affichée',
  wheelHidden: 'Roue masquée',
  ownChip: ({ segment }) => `Case personnalisée : ${segment}`,
  ownChipRemoved: ({ segment }) => `Case personnalisée retirée : ${segment}`,
  spinning: 'Tour de roue',
  spin: ({ segment }) => `Tour de roue : ${segment}`,
  rules: ({ rules }) => `Règles : ${rules}`,
  turnGiven: 'Reçoit la main',
  turnPassed: ({ team }) => `La main passe à ${team}`,
  timeUp: 'Temps écoulé',
  timeUpPassed: ({ team }) => `Temps écoulé, la main passe à ${team}`,
  right: ({ phrase }) => `Juste : ${phrase}`,
  wrong: 'Mauvaise réponse',
  value: ({ value }) => `Valeur ${value}`,
  noValue: 'Aucune valeur',
  verdict: {
    give: ({ points }) => `Décision : +${points}`,
    take: ({ points }) => `Décision : -${points}`,
    pass: () => 'Décision : équipe suivante',
    nothing: () => 'Décision : rien',
  },
  earned: ({ points }) => `Points de cette énigme : ${points}`,
  tossUpStarted: 'Énigme rapide lancée',
  buzzed: 'A buzzé',
  picked: ({ letter }) => `Choix : ${letter}`,
};

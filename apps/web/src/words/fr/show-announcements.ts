import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { list } = formats('fr');

/** What a screen reader says when something happens in the show. */
export const announcements: Words<'show'>['announcements'] = {
  correct: ({ letter, count }) => `${count} × ${letter}`,
  wrongLetter: ({ letter }) => `Pas de ${letter}`,
  wrongPhrase: 'Pas la bonne phrase',
  solved: ({ phrase }) => `Énigme résolue : ${phrase}`,
  score: ({ team, score }) => `${team} : ${score}`,
  spinStarted: 'La roue tourne',
  spinEnded: ({ segment }) => `La roue s’arrête sur : ${segment}`,
  puzzle: ({ number, count, category }) => `Énigme ${number} sur ${count} : ${category}`,
  turnTimeUp: 'Temps écoulé',
  puzzleTimeUp: 'Temps écoulé pour cette énigme',
  undone: 'Annulé',
  undoneStep: ({ step }) => `Annulé : ${step}`,
  redone: 'Rétabli',
  redoneStep: ({ step }) => `Rétabli : ${step}`,
  rules: ({ rules }) => `Règles : ${rules}`,
  onTurn: ({ team }) => `${team} : a la main`,
  value: ({ team, value }) => `${team} : valeur ${value}`,
  noValue: ({ team }) => `${team} : aucune valeur`,
  points: ({ team, change }) => `${team} : ${change}`,
  noPoints: ({ team }) => `${team} : aucun point`,
  bought: ({ team, letter, price }) => `${team} : ${letter} acheté pour ${price}`,
  banked: ({ team, points, score }) => `${team} : empoche ${points}, total ${score}`,
  bankedMinimum: ({ team, points, score }) =>
    `${team} : empoche ${points}, le gain minimum, total ${score}`,
  forfeited: ({ team, lost }) => `${team} : perd ${list(lost, 'and')}`,
  holds: ({ team, prize }) => `${team} : garde ${prize}.`,
  wins: ({ team, prizes }) => `${team} : gagne ${list(prizes, 'and')}.`,
  earned: ({ team, points }) => `${team}, points de cette énigme : ${points}`,
  onlyVowels: 'Plus que des voyelles',
  noVowels: 'Plus aucune voyelle',
  tossUpStarted: 'Énigme rapide lancée',
  buzzed: ({ team }) => `${team} : a buzzé`,
  lockedOut: ({ team }) => `${team} : hors jeu`,
  tossUpOver: ({ phrase }) => `Personne n’a trouvé : ${phrase}`,
  bonusRound: ({ team }) => `${team} : joue la finale`,
  bonusRoundTied: ({ team }) => `${team} : joue la finale, à égalité en tête`,
  picked: ({ team, letter }) => `${team} : ${letter} choisi`,
  lettersOpened: ({ letters, count }) => `${letters} : ${count} au tableau`,
  bonusLost: ({ team, phrase }) => `${team} : pas trouvé, c’était « ${phrase} »`,
};

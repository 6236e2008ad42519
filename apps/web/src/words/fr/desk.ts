import { formats } from '../formats.ts';
import type { Words } from '../words.ts';
import { bar } from './desk-bar.ts';
import { houseRules, order, rules } from './desk-rules.ts';

const { list } = formats('fr');

/** What the house rules bring: the desk under the board, clocks, rules and the running order. */
export const desk: Words<'desk'> = {
  bar,
  rules,
  houseRules,
  order,
  done: 'Terminé',
  actions: {
    pass: 'Passer',
    right: 'Juste',
    wrong: 'Faux',
    verdict: 'Décision…',
    openPicks: 'Révéler le choix',
    startTossUp: 'Lancer l’énigme',
    holdTossUp: 'Pause',
    goOn: 'Reprendre',
    tie: 'Égalité : jouer la suivante en énigme rapide',
    withKey: ({ action, key }) => `${action} (${key})`,
    value: 'Valeur',
  },
  picks: {
    label: 'Choix',
    consonant: 'consonne à choisir',
    vowel: 'voyelle à choisir',
  },
  verdict: {
    points: 'Points',
    give: 'Donner',
    take: 'Retirer',
    pass: 'Équipe suivante',
    nothing: 'Rien',
    close: 'Fermer',
    later: 'Décider plus tard',
  },
  clocks: {
    label: 'Chronos',
    turn: 'Tour',
    solve: 'Résoudre',
    puzzle: 'Énigme',
    timeIsUp: 'Temps écoulé',
    start: 'Démarrer',
    hold: 'Pause',
    reset: 'Réinitialiser',
    more: ({ seconds }) => `+${seconds} s`,
  },
  effects: {
    value: ({ team, points }) => `${team} : proposez une consonne, ${points} par lettre.`,
    prize: ({ team, points, prize }) =>
      `${team} : proposez une consonne, ${points} par lettre, pour garder ${prize}.`,
    loseTurn: ({ team, next }) => `${team} : la main est perdue. Ensuite : ${next}.`,
    forfeit: ({ team, next }) =>
      `${team} : les points de cette énigme sont perdus. Ensuite : ${next}.`,
    forfeitNothing: ({ team, next }) => `${team} : il n’y avait rien à perdre. Ensuite : ${next}.`,
    forfeitPoints: ({ team, next, points, prizes }) =>
      `${team} : ${list([`les ${points} points de cette énigme`, ...prizes], 'and')} sont perdus. Ensuite : ${next}.`,
    forfeitPrizes: ({ team, prizes }) => `${team} : perd ${list(prizes, 'and')}.`,
    spinAgain: ({ team, may }) => `${team} : ${may}.`,
    verdict: ({ team }) => `L’animateur décide pour ${team}.`,
    finalSpin: ({ team, points }) => `${team} : chaque consonne vaut ${points}.`,
    finalSpinAgain: ({ team }) => `${team} : pas de valeur, on relance.`,
  },
};

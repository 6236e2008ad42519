import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('fr');

/** Before the first puzzle: the teams and the wheel. */
export const setup: Words<'show'>['setup'] = {
  teams: {
    title: 'Formez les équipes',
    heading: 'FORMEZ LES ÉQUIPES',
    section: 'ÉQUIPES',
    name: 'Nom de l’équipe',
    score: 'Points',
    add: 'AJOUTER UNE ÉQUIPE',
    full: ({ count }) =>
      `Maximum de ${counted(count, { one: '# équipe', other: '# équipes' })} atteint`,
    remove: ({ name }) => `Supprimer ${name}`,
    removeUnnamed: ({ number }) => `Supprimer l’équipe ${number}`,
    removed: ({ name }) => `Équipe supprimée : ${name}`,
    undo: 'Annuler',
    finalize: 'VALIDER LES ÉQUIPES',
  },
  wheel: {
    title: 'Composez votre roue',
    heading: 'Composez votre roue',
    lede: 'Ajoutez plusieurs fois la même case pour qu’elle sorte plus souvent.',
    tally: 'Cases sur la roue : {}',
    chips: 'Cases disponibles',
    reset: 'Réinitialiser la roue',
    fill: 'Remplir comme à la télé',
    full: ({ count }) =>
      `Maximum de ${counted(count, { one: '# case', other: '# cases' })} atteint`,
    rules: 'Règles',
    adjust: 'Ajuster…',
    order: 'Déroulé…',
    ownChip: 'Case perso…',
    setups: 'Réglages…',
    stage: 'Plateau…',
    start: 'JOUER AVEC LA ROUE',
    startWithout: 'JOUER SANS LA ROUE',
    noGame: 'Choisissez d’abord un jeu.',
  },
};

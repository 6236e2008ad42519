import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, list, number } = formats('fr');

/** Reporting a game, and the review of reported games. */
export const review: Words<'library'>['review'] = {
  title: 'Modération',
  summary: ({ reported, waiting }) =>
    `${counted(reported, { one: '# signalé', other: '# signalés' })}, ${number(waiting)} en attente d’approbation`,
  empty: 'Rien à modérer.',
  onlyReviewers: 'Réservé à la modération.',
  list: {
    label: 'Jeux à modérer',
    by: ({ username }) => `par ${username}`,
    byHidden: ({ username }) => `par ${username}, masqué`,
    reports: ({ count }) => counted(count, { one: '# signalement', other: '# signalements' }),
    isNew: 'nouveau',
  },
  game: {
    facts: ({ username, count }) =>
      `par ${username}, ${counted(count, { one: '# énigme', other: '# énigmes' })}`,
    hidden: 'Masqué',
    noNote: 'sans remarque',
    pending: 'En attente d’approbation : pas encore visible dans la recherche.',
    hiddenBefore: 'Masqué par la modération : seul son auteur le voit.',
    setup: ({ name, prizes }) =>
      prizes.length === 0
        ? `Réglages « ${name} »`
        : `Réglages « ${name} », lots : ${list(prizes, 'unit')}`,
    puzzles: 'Énigmes',
    showAll: ({ count }) => `Afficher les ${number(count)} énigmes`,
    verdicts: { keep: 'Garder', hide: 'Masquer', remove: 'Supprimer' },
    meaning: 'Masqué, seul son auteur le voit. Supprimé, il est effacé pour de bon.',
  },
  done: {
    keep: ({ title }) => `« ${title} » est gardé`,
    hide: ({ title }) => `« ${title} » est masqué`,
    remove: ({ title }) => `« ${title} » est supprimé`,
  },
  failed: ({ title, why }) => `« ${title} » : ${why}`,
  undo: 'Annuler',
  reasons: {
    unsuitable: 'Inapproprié',
    personal: 'Données personnelles',
    copyright: 'Droit d’auteur',
    spam: 'Spam',
    other: 'Autre chose',
  },
  reportDialog: {
    title: 'Signaler',
    question: 'Qu’est-ce qui ne va pas dans ce jeu ?',
    note: 'Remarque',
    notePlaceholder: ({ max }) => `Facultatif, ${number(max)} caractères au plus`,
    cancel: 'Abandonner',
    submit: 'Envoyer',
    sent: 'Merci. Le signalement est envoyé.',
  },
};

import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, time } = formats('fr');

/** Building a game, and editing one that is saved. */
export const build: Words<'library'>['build'] = {
  title: 'Créer',
  editTitle: 'Modifier',
  headline: 'Créez votre propre Roue de la fortune',
  gameTitle: 'Titre du jeu',
  gameTitleTip: 'Les autres trouvent le jeu par ce titre',
  home: 'RETOUR À L’ACCUEIL',
  create: 'CRÉER LE JEU',
  save: 'ENREGISTRER',
  state: {
    draft: 'Gardé en brouillon dans ce navigateur',
    changed: 'Gardé en brouillon jusqu’à l’enregistrement',
    saved: ({ at }) => `Enregistré à ${time(at)}`,
  },
  entries: {
    title: 'ÉNIGMES',
    add: 'AJOUTER UNE ÉNIGME',
    moved: ({ number, count }) => `Énigme ${number} sur ${count}`,
    removed: ({ number }) => `Énigme ${number} supprimée`,
    undo: 'Annuler',
  },
  entry: {
    name: ({ number }) => `Énigme ${number}`,
    moved: ({ number }) => `l’énigme ${number}`,
    remove: ({ number }) => `Supprimer l’énigme ${number}`,
    drag: 'Glisser',
    category: 'Catégorie',
    searchedWord: 'Mot recherché',
    noBoard: 'Le tableau apparaît ici',
    small: 'Petit au projecteur',
  },
  paste: {
    title: 'Coller une liste',
    label: 'Liste',
    hint: 'Une énigme par ligne : catégorie, puis mot recherché',
    nothing: 'Rien à ajouter pour l’instant.',
    cancel: 'Abandonner',
    add: 'Ajouter',
    addCounted: ({ count }) =>
      counted(count, { one: 'Ajouter # énigme', other: 'Ajouter # énigmes' }),
  },
  bank: {
    open: 'De la banque',
    failed: 'La banque d’énigmes ne répond pas. Veuillez réessayer.',
  },
  created: {
    title: 'Votre jeu est prêt !',
    tiles: 'PRÊT',
    home: 'Retour à l’accueil',
    play: 'Essayer le jeu !',
  },
  conflict: {
    changed: 'Ce jeu a été modifié dans une autre fenêtre.',
    deleted: 'Ce jeu a été supprimé dans une autre fenêtre.',
    mine: 'Ma version',
    theirs: 'L’autre version',
    mineCount: ({ count }) =>
      counted(count, {
        one: '# énigme, dans cette fenêtre',
        other: '# énigmes, dans cette fenêtre',
      }),
    theirsCount: ({ count }) =>
      counted(count, {
        one: '# énigme, enregistrée entre-temps',
        other: '# énigmes, enregistrées entre-temps',
      }),
    saveCopy: 'Enregistrer une copie',
    saveOver: 'Remplacer par la mienne',
    takeTheirs: 'Prendre l’autre',
  },
  changes: {
    all: ({ changes }) => changes.join(', '),
    nothing: 'aucune modification',
    title: 'titre modifié',
    visibility: 'visibilité modifiée',
    language: 'langue modifiée',
    order: 'ordre modifié',
    added: ({ count }) => counted(count, { one: '# nouvelle', other: '# nouvelles' }),
    changed: ({ count }) => counted(count, { one: '# modifiée', other: '# modifiées' }),
    removed: ({ count }) => counted(count, { one: '# supprimée', other: '# supprimées' }),
  },
  toasts: {
    marked: 'Corrigez les champs marqués.',
    putAway: 'Vos modifications ont été mises de côté',
    undo: 'Annuler',
    copied: 'Copie enregistrée',
    unsaved: 'Voici vos modifications non enregistrées',
  },
  notMine: {
    headline: 'Modifier un jeu',
    text: 'Ce jeu n’est pas à vous.',
    look: 'Voir le jeu',
    login: 'Se connecter',
  },
};

import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, time } = formats('fr');

/** Building a game, and editing one that is saved. */
export const build: Words<'library'>['build'] = {
  title: 'Créer',
  editTitle: 'Modifier',
  headline: 'Créez votre propre Roue de la fortune',
  gameTitle: 'Titre du jeu',
  gameTitleTip: 'C’est par ce titre que les autres trouvent le jeu',
  home: 'RETOUR À L’ACCUEIL',
  create: 'CRÉER LE JEU',
  save: 'ENREGISTRER',
  state: {
    draft: 'Gardé en brouillon dans ce navigateur',
    changed: 'Modifications en brouillon jusqu’à l’enregistrement',
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
    nothing: 'Il n’y a encore rien à ajouter.',
    cancel: 'Abandonner',
    add: 'Ajouter',
    addCounted: ({ count }) =>
      counted(count, { one: 'Ajouter # énigme', other: 'Ajouter # énigmes' }),
  },
  created: {
    title: 'Votre jeu est prêt !',
    tiles: 'PRÊT',
    home: 'Retour au menu principal',
    play: 'Essayer le jeu !',
  },
  conflict: {
    changed: 'Ce jeu a été modifié dans une autre fenêtre.',
    deleted: 'Ce jeu a été supprimé dans une autre fenêtre.',
    mine: 'Ma version',
    theirs: 'L’autre version',
    mineCount: ({ count }) =>
      counted(count, {
        one: '# énigme, ici dans cette fenêtre',
        other: '# énigmes, ici dans cette fenêtre',
      }),
    theirsCount: ({ count }) =>
      counted(count, {
        one: '# énigme, enregistrée entre-temps',
        other: '# énigmes, enregistrées entre-temps',
      }),
    saveCopy: 'Enregistrer en copie',
    saveOver: 'Remplacer par la mienne',
    takeTheirs: 'Prendre l’autre',
  },
  changes: {
    all: ({ changes }) => changes.join(', '),
    nothing: 'rien de changé',
    title: 'titre modifié',
    visibility: 'visibilité modifiée',
    language: 'langue modifiée',
    order: 'ordre modifié',
    added: ({ count }) => counted(count, { one: '# nouvelle', other: '# nouvelles' }),
    changed: ({ count }) => counted(count, { one: '# modifiée', other: '# modifiées' }),
    removed: ({ count }) => counted(count, { one: '# supprimée', other: '# supprimées' }),
  },
  toasts: {
    marked: 'Corrigez ce qui est marqué.',
    putAway: 'Vos modifications ont été mises de côté',
    undo: 'Annuler',
    copied: 'Enregistré en copie',
    unsaved: 'Voici vos modifications, pas encore enregistrées',
  },
  notMine: {
    headline: 'Modifier un jeu',
    text: 'Ce jeu n’est pas à vous.',
    look: 'Voir le jeu',
    login: 'Se connecter',
  },
};

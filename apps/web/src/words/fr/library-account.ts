import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('fr');

const games = (count: number) => counted(count, { one: '# jeu', other: '# jeux' });

/** Logging in and out, and the dialog of the account. */
export const account: Words<'library'>['account'] = {
  form: {
    username: 'Identifiant',
    password: 'Mot de passe',
    show: 'Afficher la saisie',
    nameTaken: 'Cet identifiant est déjà pris',
  },
  login: {
    title: 'Connexion',
    placeholders: { username: 'Votre identifiant', password: 'Votre mot de passe' },
    passwordTip: 'Votre mot de passe est chiffré.',
    failed: 'Échec de la connexion',
    other: 'Pas encore de compte ? {}',
    otherLink: 'Inscription',
  },
  register: {
    title: 'Inscription',
    placeholders: {
      username: 'Choisissez un identifiant',
      password: 'Choisissez un mot de passe',
    },
    passwordTip: '8 caractères au moins. Votre mot de passe est chiffré.',
    failed: 'Échec de l’inscription',
    other: 'Déjà un compte ? {}',
    otherLink: 'Connexion',
  },
  dialog: {
    facts: ({ count, since }) => `${games(count)}, ici depuis ${since}`,
    review: 'Modération',
    reviewHint: 'les jeux signalés',
    exportData: 'Exporter mes données',
    exportHint: 'un fichier JSON',
    fileName: 'Compte',
    saved: ({ file }) => `Enregistré : ${file}`,
    close: 'Fermer',
  },
  changePassword: {
    title: 'Changer de mot de passe',
    hint: 'met fin aux autres sessions',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    changed: 'Mot de passe changé.',
  },
  deleteAccount: {
    title: 'Supprimer le compte',
    hint: 'avec tous ses jeux',
    warning: 'Votre compte sera supprimé aussitôt, avec tous ses jeux. C’est définitif.',
    warningGames: ({ count }) =>
      `Votre compte sera supprimé aussitôt, avec ${games(count)}. C’est définitif.`,
    password: 'Mot de passe',
  },
  leaving: {
    title: 'Garder votre brouillon sur cet ordinateur ?',
    untitled: 'Sans titre',
    kinds: { new: 'nouveau jeu', changes: 'modifications' },
    more: ({ count }) => `et ${counted(count, { one: '# autre', other: '# autres' })}`,
    note: 'Pas encore enregistré. Ce que vous gardez réapparaît à votre prochaine connexion.',
    cancel: 'Abandonner',
    remove: 'Supprimer',
    keep: 'Garder',
  },
};

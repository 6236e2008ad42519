import type { Words } from '../words.ts';

/** Why something was not done, by the server's codes. */
export const refusals: Words<'library'>['refusals'] = {
  silence: 'Le serveur ne répond pas. Veuillez réessayer.',
  unknown: 'Cela n’a pas marché. Veuillez réessayer.',
  otherVersion: 'Le serveur n’est pas de la même version que cette page. Veuillez la recharger.',
  notPublic: 'Ce serveur n’accepte pas les jeux publics.',
  problems: {
    NOT_SIGNED_IN: 'Votre session est terminée. Reconnectez-vous.',
    NOT_FOUND: 'Ce jeu n’existe plus.',
    LIBRARY_FULL: 'Maximum de jeux atteint. Supprimez-en un d’abord.',
    WRONG_PASSWORD: 'Mot de passe incorrect.',
    STALE: 'Ce jeu a été modifié dans une autre fenêtre.',
    TOO_LARGE: 'Trop volumineux pour le serveur.',
    TOO_MANY: 'Trop de demandes à la fois. Patientez un instant.',
    OVERLOADED: 'Le serveur est débordé. Veuillez réessayer.',
    NO_ROOM_ON_DISK: 'Le serveur n’a plus de place.',
  },
  fields: {
    REQUIRED: 'Veuillez remplir ce champ',
    TOO_SHORT: ({ limit }) => `${limit} caractères au moins`,
    TOO_LONG: ({ limit }) => `${limit} caractères au plus`,
    CONTROL_CHARACTERS: 'Pas de caractères de contrôle',
    NOT_ALLOWED: 'Uniquement des lettres A–Z et des espaces',
    TOO_COMMON: 'Trop facile à deviner : choisissez plus long ou plus rare',
    BLOCKED_WORD: 'Ce mot n’est pas permis dans les jeux publics',
    RESERVED: 'Ce nom est réservé',
    NOT_THE_SAME: 'Diffère des autres énigmes',
  },
  letters: {
    de: 'Uniquement des lettres allemandes et des espaces',
    es: 'Uniquement des lettres espagnoles et des espaces',
    fr: 'Uniquement des lettres françaises, apostrophes, traits d’union et espaces',
  },
  notAccepted: 'Saisie refusée',
  sentence: ({ text }) => `${text}.`,
  weakPassword: 'Facile à deviner : plus long ou plus rare, c’est plus sûr.',
};

import type { Words } from '../words.ts';

/** Why something was not done, by the server's codes. */
export const refusals: Words<'library'>['refusals'] = {
  silence: 'Le serveur ne répond pas. Veuillez réessayer.',
  unknown: 'Cela n’a pas marché. Veuillez réessayer.',
  notPublic: 'Sur ce serveur, aucun jeu ne peut être rendu public.',
  problems: {
    NOT_SIGNED_IN: 'Votre session est terminée. Veuillez vous reconnecter.',
    NOT_FOUND: 'Ce jeu n’est plus là.',
    LIBRARY_FULL: 'Vous avez atteint le maximum de jeux. Supprimez-en d’abord un.',
    WRONG_PASSWORD: 'Le mot de passe est incorrect.',
    STALE: 'Ce jeu a été modifié dans une autre fenêtre.',
    TOO_LARGE: 'C’est trop volumineux pour le serveur.',
    TOO_MANY: 'Trop de demandes à la fois. Patientez un instant.',
    OVERLOADED: 'Le serveur est débordé. Veuillez réessayer.',
    NO_ROOM_ON_DISK: 'Le serveur n’a plus de place pour enregistrer.',
  },
  fields: {
    REQUIRED: 'Veuillez remplir ce champ',
    TOO_SHORT: ({ limit }) => `Il faut au moins ${limit} caractères`,
    TOO_LONG: ({ limit }) => `${limit} caractères au plus`,
    CONTROL_CHARACTERS: 'Les caractères de contrôle ne sont pas permis',
    NOT_ALLOWED: 'Seuls les lettres A–Z et les espaces sont permis',
    TOO_COMMON: 'Trop facile à deviner ; choisissez-en un plus long ou plus rare',
    BLOCKED_WORD: 'Ce mot n’est pas permis ici dans les jeux publics',
    RESERVED: 'Ce nom est réservé',
    NOT_THE_SAME: 'Diffère des autres énigmes',
  },
  letters: {
    de: 'Seuls les lettres allemandes et les espaces sont permis',
    es: 'Seuls les lettres espagnoles et les espaces sont permis',
    fr: 'Seuls les lettres françaises, les apostrophes, les traits d’union et les espaces sont permis',
  },
  notAccepted: 'Cela n’a pas été accepté',
  sentence: ({ text }) => `${text}.`,
  weakPassword: 'Facile à deviner : plus long ou plus rare, c’est plus sûr.',
};

import type { Words } from '../words.ts';

/** The host's remote. */
export const remote: Words<'room'>['remote'] = {
  title: 'Télécommande',
  devices: {
    iPhone: 'iPhone',
    iPad: 'iPad',
    androidPhone: 'Téléphone Android',
    androidTablet: 'Tablette Android',
    mac: 'Mac',
    windows: 'PC Windows',
    chromebook: 'Chromebook',
    linux: 'PC Linux',
    other: 'Téléphone',
  },
  link: { live: 'En ligne', away: 'Animateur absent', offline: 'Hors ligne' },
  notes: {
    unpaired:
      'Choisissez « Associer une télécommande » sur l’appareil de l’animateur et scannez le code.',
    waiting: ({ name }) =>
      `En attente de l’animateur. Il voit cet appareil sous le nom « ${name} ».`,
    closed: { title: 'Salon fermé', text: 'L’animateur a fermé le salon.' },
    removed: {
      title: 'Hors du salon',
      text: 'L’animateur a coupé cette télécommande. Choisissez de nouveau « Associer une télécommande ».',
    },
    refused: {
      title: 'Ce code n’est plus valable',
      text: 'Il sert à un seul téléphone, pendant cinq minutes. Choisissez de nouveau « Associer une télécommande ».',
    },
    door: {
      title: 'Accès refusé',
      text: 'L’animateur n’a pas accepté cet appareil. Choisissez de nouveau « Associer une télécommande ».',
    },
    full: {
      title: 'Salon complet',
      text: 'Nombre maximal de télécommandes atteint. Coupez-en une, puis choisissez de nouveau « Associer une télécommande ».',
    },
    superseded: {
      title: 'La suite ailleurs',
      text: 'La télécommande continue dans une autre fenêtre.',
    },
    incompatible: { title: 'Page périmée', text: 'Rechargez cette page.' },
    tryAgain: 'Réessayer',
  },
  tabs: { show: 'Partie', letters: 'Lettres', scores: 'Points' },
  undo: 'Annuler',
  show: {
    spin: 'TOURNER',
    right: 'Juste',
    wrong: 'Faux',
    openBuzzers: 'Ouvrir les buzzers',
    lockBuzzers: 'Bloquer les buzzers',
    lock: 'Bloquer',
    resetBuzzers: 'Réinitialiser les buzzers',
    reset: 'Réinitialiser',
    pass: 'Passer',
    nextWord: 'SUIVANT',
    awardCeremony: 'Remise des prix',
  },
  letters: {
    vowels: 'Avec les voyelles',
    phrase: 'Saisissez la phrase entière',
    submit: 'RÉSOUDRE',
  },
  scores: {
    adjust: ({ change, team }) => `${change} ${team}`,
    reward: ({ team }) => `Récompenser ${team}`,
    none: 'Aucune équipe',
  },
  answer: {
    ready: 'Prêt',
    sent: 'Envoyé',
    done: 'Fait',
    silent: 'L’animateur ne répond pas',
    again: 'Réessayer',
    offline: 'Reconnexion',
    away: 'Animateur absent',
  },
  presses: {
    spin: 'Tourner',
    next: 'Suivant',
    undo: 'Annuler',
    redo: 'Rétablir',
    right: 'Juste',
    wrong: 'Faux',
    pass: 'Passer',
    vowelsOn: 'Voyelles activées',
    vowelsOff: 'Voyelles désactivées',
    score: ({ team, change }) => `${team} ${change}`,
    star: ({ team }) => `Étoile : ${team}`,
    buzzers: {
      open: 'Buzzers ouverts',
      lock: 'Buzzers bloqués',
      reset: 'Buzzers réinitialisés',
    },
  },
};

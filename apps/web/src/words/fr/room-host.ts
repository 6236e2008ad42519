import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, list } = formats('fr');

const phonesText = (phones: number) =>
  counted(phones, { one: '# téléphone', other: '# téléphones' });
const screensText = (screens: number) => counted(screens, { one: '# écran', other: '# écrans' });

/** What a room adds to the host's stage, and the dialog "Room". */
export const host: Words<'room'>['host'] = {
  bar: {
    open: 'Ouvrir un salon',
    openBuzzers: 'Ouvrir les buzzers',
    lockBuzzers: 'Bloquer les buzzers',
    resetBuzzers: 'Réinitialiser les buzzers',
  },
  takeOver: 'Animer ici',
  attendance: ({ phones, screens }) => `${phonesText(phones)} · ${screensText(screens)}`,
  status: {
    opening: 'Ouverture',
    offline: 'Salon hors ligne',
    elsewhere: 'Animé ailleurs',
    busy: 'Pas de salon',
  },
  buzzers: {
    label: 'Buzzers',
    open: 'Buzzers ouverts',
    first: ({ team }) => `${team} : premier buzz`,
  },
  dialog: {
    title: 'Salon',
    close: 'Fermer',
    closeRoom: 'Fermer le salon',
    failed: 'Pas de salon : le serveur ne répond pas. La partie continue sans salon.',
    busy: 'Plus de salon libre. Fermez-en un, ou réessayez dans une minute. La partie continue sans salon.',
    tryAgain: 'Réessayer',
    superseded: 'Un autre appareil anime maintenant ce salon.',
  },
  door: {
    label: 'À la porte',
    count: '{} à la porte',
    player: ({ name }) => `${name} veut entrer`,
    remote: ({ name }) => `La télécommande ${name} demande l’accès`,
    letIn: 'Accepter',
    refuse: 'Refuser',
    refuseAll: 'Tout refuser',
  },
  join: {
    label: 'Rejoindre',
    qr: 'Code QR pour rejoindre la partie',
    code: ({ code }) => `Code ${code}`,
    address: 'Adresse',
    addressHint: 'Le réseau où sont les téléphones',
    copyAddress: 'Copier l’adresse',
    local: 'Démarrez avec {} pour accueillir les téléphones',
    openScreen: 'Ouvrir l’écran du public',
    pair: 'Associer une télécommande',
    showInfo: 'Afficher l’accès',
    hideInfo: 'Masquer l’accès',
    pairing: {
      qr: 'Code QR pour associer une télécommande',
      scan: 'Scannez ce code avec votre téléphone, puis acceptez-le ici.',
      left: 'Valable pour un téléphone, encore {}',
      done: 'Terminé',
    },
  },
  people: {
    label: 'Joueurs',
    noTeam: 'Pas encore d’équipe',
    nobody: 'Personne pour l’instant',
    away: ({ name }) => `${name}, hors ligne`,
    switches: {
      lock: 'Fermer la porte',
      approve: 'Valider les arrivées',
      letters: 'Lettres par téléphone',
      phrases: 'Phrases par téléphone',
      board: 'Tableau sur téléphone',
      sameRoom: 'Tous dans la même salle',
    },
  },
  devices: {
    label: 'Écrans et télécommandes',
    screens: 'Écrans',
    remotes: 'Télécommandes',
    screen: ({ number }) => `Écran ${number}`,
    own: 'Ouvert ici',
    address: ({ number }) => `Adresse ${number}`,
    end: 'Couper',
    endOne: ({ name }) => `Couper ${name}`,
  },
  seat: {
    teamOf: ({ name }) => `Équipe pour ${name}`,
    nameOf: ({ name }) => `Nouveau nom pour ${name}`,
    noTeam: 'Sans équipe',
    move: 'Déplacer',
    rename: 'Renommer',
    remove: 'Exclure',
    cancel: 'Abandonner',
    sweep: {
      open: ({ count }) => `Exclure les ${count} de cette adresse`,
      title: ({ count }) => `Exclure les ${count} de cette adresse ?`,
      text: ({ phones, screens }) => {
        const things = [phones > 0 && phonesText(phones), screens > 0 && screensText(screens)];
        const named = list(
          things.filter((thing) => thing !== false),
          'and',
        );
        return `${named} ont la même adresse, comme parfois toute une école. Tous pourront revenir.`;
      },
      submit: 'Tout exclure',
    },
    ban: {
      button: 'Bannir',
      title: ({ name }) => `Bannir ${name} ?`,
      text: 'Ce téléphone reste dehors tant qu’il n’a pas oublié ce salon. Par sécurité, validez les arrivées.',
      textApproving:
        'Ce téléphone reste dehors tant qu’il n’a pas oublié ce salon. Ensuite, il devra demander à entrer.',
    },
  },
};

import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { list } = formats('fr');

/** The audience screen. */
export const screen: Words<'screen'> = {
  title: 'Écran du public',
  enter: {
    code: 'Code',
    submit: 'Afficher le salon',
    notFound: {
      none: 'Aucun salon n’a ce code',
      busy: 'Trop d’essais, patientez un instant',
      unknown: 'Pas de réponse, réessayez',
    },
  },
  waiting: {
    join: 'Jouez avec votre téléphone',
    qr: 'Code QR pour rejoindre la partie',
    code: ({ code }) => `Code ${code}`,
    aboutToBegin: 'La partie va commencer',
  },
  endings: {
    closed: { lettering: 'FIN', text: 'Salon fermé' },
    removed: { lettering: 'ÉCRAN COUPÉ', text: 'L’animateur a coupé cet écran' },
    elsewhere: { lettering: 'AILLEURS', text: 'Cet écran continue dans une autre fenêtre' },
    full: { lettering: 'SALON COMPLET', text: 'Nombre maximal d’écrans atteint' },
    door: {
      lettering: 'PORTE FERMÉE',
      text: 'L’animateur ne laisse entrer personne pour l’instant',
    },
    old: { lettering: 'PAGE PÉRIMÉE', text: 'Rechargez cette page' },
  },
  corner: {
    reconnecting: 'Reconnexion',
    away: 'Animateur absent',
    sound: 'Activer le son',
  },
  floor: {
    label: 'Équipes',
    locked: 'Hors jeu',
  },
  buzz: {
    first: ({ team }) => `${team} : premier buzz`,
    tied: ({ teams }) => `Égalité : ${list(teams, 'unit')}`,
    tie: 'ÉGALITÉ',
    next: 'Ensuite',
  },
};

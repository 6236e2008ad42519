import type { Words } from '../words.ts';

/** The first pages of a player's phone: code, name, team. */
export const join: Words<'join'> = {
  code: 'Rejoindre la partie',
  codeLabel: 'Code',
  shortCode: 'Un code a six lettres',
  notFound: {
    none: 'Aucun salon n’a ce code',
    busy: 'Trop d’essais, patientez un instant',
    unknown: 'Pas de réponse, réessayez',
  },
  name: 'Quel est votre nom ?',
  nameLabel: 'Nom',
  next: 'Continuer',
  team: 'Choisissez votre équipe',
  shapes: {
    circle: 'cercle',
    square: 'carré',
    triangle: 'triangle',
    diamond: 'losange',
    heart: 'cœur',
    drop: 'goutte',
    flower: 'fleur',
    plus: 'croix',
  },
  teamAndShape: ({ team, shape }) => `${team}, ${shape}`,
  back: 'Retour à la partie',
  backTo: ({ team }) => `Revenir chez ${team}`,
  somebodyElse: 'Je suis quelqu’un d’autre',
  door: {
    title: 'Porte fermée',
    text: 'L’animateur ne laisse entrer personne pour l’instant.',
  },
  tryAgain: 'Réessayer',
};

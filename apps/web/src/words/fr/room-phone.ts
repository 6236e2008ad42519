import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, number } = formats('fr');

/** A player's phone, once it has joined. */
export const phone: Words<'room'>['phone'] = {
  notes: {
    asking: {
      title: 'Attendez à la porte',
      text: ({ name }) => `${name}, vous entrez dès que l’animateur dit oui.`,
    },
    closed: {
      title: 'Salon fermé',
      text: 'L’animateur a fermé le salon. Merci d’avoir joué !',
    },
    removed: { title: 'Hors du salon', text: 'L’animateur vous a fait sortir.' },
    elsewhere: { title: 'La suite ailleurs', text: 'Vous jouez dans une autre fenêtre.' },
    full: {
      title: 'Salon complet',
      text: ({ places }) => `Les ${number(places)} places sont prises.`,
    },
    door: {
      title: 'Porte fermée',
      text: 'L’animateur ne laisse entrer personne pour l’instant.',
    },
    old: { title: 'Page périmée', text: 'Rechargez cette page.' },
    tryAgain: 'Réessayer',
    joinAnother: 'Rejoindre un autre salon',
  },
  cap: {
    team: ({ shape }) => `Équipe {}, ${shape}`,
    score: 'Points {}',
  },
  buzzer: {
    title: 'Buzzer',
    buzz: 'Buzz',
    wait: 'Patience',
    watch: 'Regardez l’écran',
    open: 'Buzzers ouverts',
    buzzed: 'A buzzé',
    first: 'Premier !',
    teamFirst: ({ team }) => `${team} en premier`,
    placed: ({ place, gap }) => `${place}, ${gap}`,
    tie: 'Égalité',
    teamGoesFirst: ({ team }) => `La parole à ${team}`,
    mate: 'Votre équipe a buzzé',
    late: 'Trop tard',
    locked: 'Bloqué',
    lockedBy: {
      host: 'L’animateur a bloqué les buzzers',
      wrong: 'Mauvaise réponse : votre équipe est hors jeu',
    },
    reconnecting: 'Reconnexion',
    placeKept: 'Votre place est gardée',
    away: 'Animateur absent',
    soon: 'La partie reprend dans un instant',
  },
  turn: {
    title: 'À vous de jouer',
    sent: 'Envoyé',
    hostCalls: 'L’animateur l’annonce',
    letter: 'Choisissez une lettre',
    phrase: 'Résolvez l’énigme',
    toLetters: 'Choisir une lettre',
    toPhrase: 'Résoudre l’énigme',
    phraseLabel: 'La phrase',
    send: 'Envoyer',
    sendLetter: ({ letter }) => `Envoyer ${letter}`,
  },
  board: {
    word: ({ number: nth, letters, read }) =>
      `Mot ${nth}, ${counted(letters, { one: '# lettre', other: '# lettres' })} : ${read}.`,
    blank: 'vide',
  },
  winner: {
    title: 'Vainqueur',
    kicker: 'VAINQUEUR',
    points: ({ score }) => `${score} ${counted(score, { one: 'point', other: 'points' })}`,
  },
};

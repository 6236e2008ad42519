import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { number } = formats('fr');

export const sounds: Words<'stage'>['sounds'] = {
  set: 'Palette sonore',
  sets: { television: 'Télévision', soft: 'Douceur', arcade: 'Salle d’arcade' },
  effects: 'Effets',
  applause: 'Applaudissements',
  from: 'Diffusion',
  places: { host: 'Cet appareil', screen: 'Écran du public', both: 'Les deux' },
  mute: '« Couper le son » fait taire le tout d’un coup.',
  noScreen: 'Aucun écran du public : diffusion sur cet appareil.',
  names: {
    correct: 'Bonne lettre',
    wrong: 'Erreur',
    applause: 'Applaudissements',
    timeUp: 'Temps écoulé',
    buzz: 'Buzzer',
    forfeit: 'Banqueroute',
    tick: 'Tic-tac de la roue',
    clockTick: 'Dernières secondes',
    letter: 'Lettre d’énigme rapide',
  },
  try: ({ sound }) => `Essayer : ${sound}`,
  ownFile: 'Votre fichier…',
  own: ({ file, seconds }) => `${file}, ${number(seconds)} s`,
  ownCut: ({ file }) => `${file}, 10 premières secondes`,
  back: 'Revenir à la palette',
  flaws: {
    large: '1 Mo au maximum.',
    unreadable: 'Le navigateur ne peut pas lire ce fichier comme un son.',
    silent: 'On n’entend rien dans ce fichier.',
  },
};

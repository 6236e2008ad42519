import { formats } from '../formats.ts';
import type { Words } from '../words.ts';
import { announcements } from './show-announcements.ts';
import { end } from './show-end.ts';
import { game } from './show-game.ts';
import { log } from './show-log.ts';
import { setup } from './show-setup.ts';

const { counted, list } = formats('fr');

/** The screens of a show, its log and its announcements. */
export const show: Words<'show'> = {
  setup,
  game,
  end,
  log,
  announcements,
  nextWord: 'SUIVANT',
  awardCeremony: 'Remise des prix',
  logo: 'Logo',
  board: {
    word: ({ number, letters, read }) =>
      `Mot ${number}, ${counted(letters, { one: '# lettre', other: '# lettres' })} : ${read}.`,
    blank: 'vide',
  },
  wheel: {
    label: ({ segments }) =>
      `Roue de ${counted(segments.length, { one: '# case', other: '# cases' })} : ${list(segments, 'unit')}`,
    spin: 'TOURNER',
  },
  youGot: 'Résultat :',
  close: 'Fermer',
  wrong: 'Faux',
  soundHint: 'Cliquez pour activer le son',
  notice: {
    otherWindow: 'Cette partie se joue dans une autre fenêtre',
    takeOver: 'Animer ici',
    endsOther: 'Former les équipes ici met fin à l’autre partie et en commence une nouvelle.',
    unsaved: 'Cette partie n’est pas enregistrée : ne rechargez pas la page',
    read: 'OK',
  },
};

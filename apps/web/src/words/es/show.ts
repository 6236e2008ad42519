import { formats } from '../formats.ts';
import type { Words } from '../words.ts';
import { announcements } from './show-announcements.ts';
import { end } from './show-end.ts';
import { game } from './show-game.ts';
import { log } from './show-log.ts';
import { setup } from './show-setup.ts';

const { counted, list } = formats('es');

export const show: Words<'show'> = {
  setup,
  game,
  end,
  log,
  announcements,
  nextWord: 'SIGUIENTE',
  awardCeremony: 'Entrega de premios',
  logo: 'Logotipo',
  board: {
    word: ({ number, letters, read }) =>
      `Palabra ${number}, ${counted(letters, { one: '# letra', other: '# letras' })}: ${read}.`,
    blank: 'hueco',
  },
  wheel: {
    label: ({ segments }) =>
      `Ruleta con ${counted(segments.length, { one: '# casilla', other: '# casillas' })}: ${list(segments, 'unit')}`,
    spin: 'GIRAR',
  },
  youGot: 'Has sacado:',
  close: 'Cerrar',
  wrong: 'Fallo',
  soundHint: 'Toca para activar el sonido',
  notice: {
    otherWindow: 'Este programa está en marcha en otra ventana',
    takeOver: 'Retomar aquí',
    endsOther:
      'Si preparas los equipos, el programa de la otra ventana termina y aquí empieza uno nuevo.',
    unsaved: 'Este programa no está guardado: si recargas, se pierde',
    read: 'Entendido',
  },
};

import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { number } = formats('es');

export const sounds: Words<'stage'>['sounds'] = {
  set: 'Paquete de sonidos',
  sets: { television: 'Televisión', soft: 'Suave', arcade: 'Recreativos' },
  effects: 'Efectos',
  applause: 'Aplausos',
  from: 'Se oye en',
  places: { host: 'Este dispositivo', screen: 'Pantalla del público', both: 'Ambos' },
  mute: '«Silenciar» lo calla todo de una vez.',
  noScreen: 'Sin pantalla del público: se oye en este dispositivo.',
  names: {
    correct: 'Letra correcta',
    wrong: 'Fallo',
    applause: 'Aplausos',
    timeUp: 'Se acabó el tiempo',
    buzz: 'Pulsador',
    forfeit: 'Quiebra',
    tick: 'Tictac de la ruleta',
    clockTick: 'Últimos segundos',
    letter: 'Letra en la prueba de velocidad',
  },
  try: ({ sound }) => `Probar: ${sound}`,
  ownFile: 'Archivo propio…',
  own: ({ file, seconds }) => `${file}, ${number(seconds)} s`,
  ownCut: ({ file }) => `${file}, primeros 10 s`,
  back: 'Volver al paquete',
  flaws: {
    large: 'Como máximo 1 MB.',
    unreadable: 'El navegador no puede leer este archivo como sonido.',
    silent: 'En este archivo no se oye nada.',
  },
};

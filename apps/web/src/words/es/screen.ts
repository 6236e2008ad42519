import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { list } = formats('es');

export const screen: Words<'screen'> = {
  title: 'Pantalla del público',
  enter: {
    code: 'Código',
    submit: 'Mostrar la sala',
    notFound: {
      none: 'Ninguna sala tiene este código',
      busy: 'Demasiados intentos, espera un momento',
      unknown: 'Sin respuesta, inténtalo de nuevo',
    },
  },
  waiting: {
    join: 'Únete con tu teléfono',
    qr: 'Código QR para unirse',
    code: ({ code }) => `Código ${code}`,
    aboutToBegin: 'El programa está a punto de empezar',
  },
  endings: {
    closed: { lettering: 'FIN', text: 'Sala cerrada' },
    removed: { lettering: 'PANTALLA CERRADA', text: 'El presentador ha cerrado esta pantalla' },
    elsewhere: { lettering: 'PANTALLA CERRADA', text: 'Sigue en otra ventana' },
    full: { lettering: 'SALA LLENA', text: 'Ya se ve en todas las pantallas posibles' },
    door: {
      lettering: 'PUERTA CERRADA',
      text: 'El presentador no deja entrar a nadie por ahora',
    },
    old: { lettering: 'PÁGINA ANTIGUA', text: 'Vuelve a cargar esta página' },
  },
  corner: {
    reconnecting: 'Reconectando',
    away: 'Presentador ausente',
    sound: 'Toca para oír',
  },
  floor: {
    label: 'Equipos',
    locked: 'Fuera',
  },
  buzz: {
    first: ({ team }) => `${team}: ha pulsado primero`,
    tied: ({ teams }) => `Empate: ${list(teams, 'unit')}`,
    tie: 'EMPATE',
    next: 'Después',
  },
};

import type { Words } from '../words.ts';

export const join: Words<'join'> = {
  code: 'Únete al programa',
  codeLabel: 'Código',
  shortCode: 'El código tiene seis letras',
  notFound: {
    none: 'Ninguna sala tiene este código',
    busy: 'Demasiados intentos, espera un momento',
    unknown: 'Sin respuesta, inténtalo de nuevo',
  },
  name: '¿Cómo te llamas?',
  nameLabel: 'Nombre',
  next: 'Siguiente',
  team: 'Elige tu equipo',
  shapes: {
    circle: 'círculo',
    square: 'cuadrado',
    triangle: 'triángulo',
    diamond: 'rombo',
    heart: 'corazón',
    drop: 'gota',
    flower: 'flor',
    plus: 'signo más',
  },
  teamAndShape: ({ team, shape }) => `${team}, ${shape}`,
  back: 'Volver al programa',
  backTo: ({ team }) => `Volver con ${team}`,
  somebodyElse: 'Soy otra persona',
  door: { title: 'Puerta cerrada', text: 'El presentador no deja entrar a nadie por ahora.' },
  tryAgain: 'Reintentar',
};

import type { PageWords } from '../en/page.ts';

export const page: PageWords = {
  description:
    'Presenta un concurso de palabras en el navegador: elige o crea un juego, prepara los equipos, gira la ruleta y corona al ganador.',
  shared: {
    description:
      'Presenta un concurso de palabras en el navegador: tablero, ruleta de premios y hasta ocho equipos.',
    picture: '«Ruleta de la Fortuna» en letras de panel, encima de una ruleta de premios',
  },
  noScript: 'Para presentar el programa hace falta JavaScript. Actívalo, por favor.',
  app: {
    name: 'Ruleta de la Fortuna – presenta tu concurso de palabras',
    shortName: 'Ruleta',
    description: 'Presenta un concurso de palabras en el navegador.',
  },
  phone: {
    title: 'Únete al programa',
    description:
      'Únete con este teléfono a un programa en vivo de Ruleta de la Fortuna y pulsa por tu equipo.',
    noScript: 'Para unirte al programa hace falta JavaScript. Actívalo, por favor.',
  },
};

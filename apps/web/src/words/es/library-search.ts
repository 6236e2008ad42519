import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, number } = formats('es');

export const search: Words<'library'>['search'] = {
  title: 'Buscar',
  results: ({ count }) => `Resultados: ${number(count)}`,
  empty: 'No se ha encontrado ningún juego.',
  by: ({ username }) => `de ${username}`,
  puzzles: ({ count }) => counted(count, { one: '# panel', other: '# paneles' }),
  menu: {
    name: ({ title }) => `Más opciones de ${title}`,
    play: 'Jugar',
    copy: 'Copiar a mis juegos',
    report: 'Denunciar',
  },
  copied: ({ title }) => `«${title}» está en tus juegos`,
  reported: 'Gracias. Denuncia enviada.',
};

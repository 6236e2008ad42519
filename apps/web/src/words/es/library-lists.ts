import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, number } = formats('es');

const ready = ({ count }: { readonly count: number }) =>
  counted(count, { one: '# panel listo', other: '# paneles listos' });

export const lists: Words<'library'>['lists'] = {
  preview: 'Vista previa',
  ready: { entry: ready, puzzle: ready },
  staying: ({ count }) =>
    counted(count, {
      one: '# fila se queda en el cuadro',
      other: '# filas se quedan en el cuadro',
    }),
  more: ({ lines, bad }) =>
    counted(lines, {
      one: `# línea más, ${number(bad)} con errores`,
      other: `# líneas más, ${number(bad)} con errores`,
    }),
  withoutSetup: 'Importado sin su plantilla.',
  untitled: 'Un juego sin título',
  fromAbove: 'de la fila de arriba',
  problems: {
    TOO_LARGE: 'Esto ocupa más de 1\u00a0MiB.',
    NOT_JSON: 'Esto no se puede leer como JSON.',
    NO_ENTRIES: 'No contiene ningún panel.',
  },
  faults: {
    missing: {
      category: 'Falta la categoría.',
      searchedWord: 'Falta la palabra buscada.',
    },
    category: ({ text }) => `Categoría: ${text}.`,
    tooMany: ({ max }) => `Un juego tiene como máximo ${max} paneles.`,
  },
};

import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('es');

export const end: Words<'show'>['end'] = {
  title: 'Entrega de premios',
  winner: 'GANADOR',
  over: 'FIN',
  podium: {
    label: 'Podio',
    points: ({ points }) => `${points} ${counted(points, { one: 'punto', other: 'puntos' })}`,
    others: 'Los demás equipos',
    more: ({ count }) => `y ${count} más`,
  },
  next: {
    playAgain: 'Jugar otra vez',
    keepTeams: 'Otro juego, mismos equipos',
    results: 'Resultados',
    home: 'Volver al inicio',
  },
  results: {
    title: 'Resultados',
    noHistory: 'Ya no se sabe cómo se ganaron estos puntos.',
    table: 'Puntos por panel y equipo',
    columns: {
      puzzle: 'Panel',
      category: 'Categoría',
      phrase: 'Frase',
      kind: 'Tipo',
      solver: 'Resuelto por',
      prizes: 'Premios',
    },
    sum: 'Total',
    before: 'Antes del primer panel',
    skipped: 'saltado',
    open: 'sin resolver',
    solver: ', lo ha resuelto',
    saveCsv: 'Guardar como CSV',
    print: 'Imprimir',
    savePicture: 'Guardar imagen',
    saved: ({ file }) => `Guardado: ${file}`,
    pictureSaved: 'La imagen se ha guardado.',
    pictureFailed: 'No se ha podido crear la imagen.',
    file: ({ title, type }) => `Resultados de ${title}.${type}`,
    untitled: 'un programa',
  },
};

import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, list, number } = formats('es');

export const review: Words<'library'>['review'] = {
  title: 'Revisión',
  summary: ({ reported, waiting }) =>
    `${counted(reported, { one: '# denunciado', other: '# denunciados' })}, ${counted(waiting, {
      one: '# pendiente de aprobación',
      other: '# pendientes de aprobación',
    })}`,
  empty: 'No hay nada que revisar.',
  onlyReviewers: 'Solo para quien revisa los juegos.',
  list: {
    label: 'Juegos por revisar',
    by: ({ username }) => `de ${username}`,
    byHidden: ({ username }) => `de ${username}, oculto`,
    reports: ({ count }) => counted(count, { one: '# denuncia', other: '# denuncias' }),
    isNew: 'nuevo',
  },
  game: {
    facts: ({ username, count }) =>
      `de ${username}, ${counted(count, { one: '# panel', other: '# paneles' })}`,
    hidden: 'Oculto',
    noNote: 'sin nota',
    pending: 'Pendiente de aprobación: aún no aparece en las búsquedas.',
    hiddenBefore: 'Oculto tras la revisión: solo lo ve quien lo creó.',
    setup: ({ name, prizes }) =>
      prizes.length === 0
        ? `Plantilla «${name}»`
        : `Plantilla «${name}», premios: ${list(prizes, 'unit')}`,
    puzzles: 'Paneles',
    showAll: ({ count }) => `Mostrar los ${number(count)} paneles`,
    verdicts: { keep: 'Mantener', hide: 'Ocultar', remove: 'Borrar' },
    meaning: 'Si se oculta, solo lo ve quien lo creó. Si se borra, desaparece para siempre.',
  },
  done: {
    keep: ({ title }) => `«${title}» se mantiene`,
    hide: ({ title }) => `«${title}» queda oculto`,
    remove: ({ title }) => `«${title}» queda borrado`,
  },
  failed: ({ title, why }) => `«${title}»: ${why}`,
  undo: 'Deshacer',
  reasons: {
    unsuitable: 'Inadecuado',
    personal: 'Datos personales',
    copyright: 'Derechos de autor',
    spam: 'Spam',
    other: 'Otro motivo',
  },
  reportDialog: {
    title: 'Denunciar',
    question: '¿Qué problema tiene este juego?',
    note: 'Nota',
    notePlaceholder: ({ max }) => `Hasta ${number(max)} caracteres, si quieres`,
    cancel: 'Cancelar',
    submit: 'Enviar',
    sent: 'Gracias. Denuncia enviada.',
  },
};

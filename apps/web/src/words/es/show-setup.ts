import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('es');

export const setup: Words<'show'>['setup'] = {
  teams: {
    title: 'Prepara los equipos',
    heading: 'PREPARA LOS EQUIPOS',
    section: 'EQUIPOS',
    name: 'Nombre del equipo',
    score: 'Puntos',
    add: 'AÑADIR EQUIPO',
    full: ({ count }) =>
      `Máximo de ${counted(count, { one: '# equipo', other: '# equipos' })} alcanzado`,
    remove: ({ name }) => `Quitar ${name}`,
    removeUnnamed: ({ number }) => `Quitar el equipo ${number}`,
    removed: ({ name }) => `Equipo quitado: ${name}`,
    undo: 'Deshacer',
    finalize: 'CONFIRMAR EQUIPOS',
  },
  wheel: {
    title: 'Crea tu ruleta',
    heading: 'Crea tu ruleta',
    lede: 'Añade una ficha varias veces y saldrá más a menudo.',
    tally: 'Casillas en la ruleta: {}',
    chips: 'Fichas disponibles',
    reset: 'Restablecer ruleta',
    fill: 'Llenar como en televisión',
    full: ({ count }) =>
      `Máximo de ${counted(count, { one: '# casilla', other: '# casillas' })} alcanzado`,
    rules: 'Reglas',
    adjust: 'Ajustar…',
    order: 'Orden del programa…',
    ownChip: 'Ficha propia…',
    setups: 'Plantillas…',
    stage: 'Escenario…',
    start: 'EMPEZAR CON RULETA',
    startWithout: 'EMPEZAR SIN RULETA',
    noGame: 'Elige primero un juego.',
  },
};

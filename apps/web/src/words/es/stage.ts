import type { Words } from '../words.ts';

export const stage: Words<'stage'> = {
  dialog: { title: 'Escenario', done: 'Listo', close: 'Cerrar' },
  tabs: {
    look: {
      title: 'Aspecto',
      hint: 'Se puede cambiar en cualquier momento, incluso mientras gira la ruleta. Las pantallas y los móviles lo siguen; lo impreso queda en negro sobre blanco.',
    },
  },
  looks: {
    tungsten: { name: 'Tungsteno', says: 'Luz cálida de estudio sobre petróleo.' },
    daylight: { name: 'Luz de día', says: 'Para salas luminosas y proyectores débiles.' },
    contrast: { name: 'Contraste', says: 'Negro, blanco y amarillo, todo con borde.' },
    winter: { name: 'Invierno', says: 'Nieve, velas y verde abeto.' },
    neon: { name: 'Neón', says: 'Unos recreativos de noche.' },
  },
};

import type { Words } from '../words.ts';

export const stage: Words<'stage'> = {
  dialog: { title: 'Escenario', done: 'Listo', close: 'Cerrar' },
  tabs: {
    look: {
      title: 'Aspecto',
      hint: 'Se puede cambiar en cualquier momento, incluso mientras gira la ruleta. Las pantallas y los móviles lo siguen; lo impreso queda en negro sobre blanco.',
    },
    name: {
      title: 'Nombre y logotipo',
      hint: 'Se ven al preparar los equipos, en la pantalla de espera, en la esquina del panel, en el podio y en la imagen de resultados.',
    },
  },
  looks: {
    tungsten: { name: 'Tungsteno', says: 'Luz cálida de estudio sobre petróleo.' },
    daylight: { name: 'Luz de día', says: 'Para salas luminosas y proyectores débiles.' },
    contrast: { name: 'Contraste', says: 'Negro, blanco y amarillo, todo con borde.' },
    winter: { name: 'Invierno', says: 'Nieve, velas y verde abeto.' },
    neon: { name: 'Neón', says: 'Unos recreativos de noche.' },
  },
  naming: {
    name: 'Nombre del programa',
    logo: 'Logotipo',
    choose: 'Elegir una imagen',
    remove: 'Quitar',
    hint: 'Un archivo de imagen. Se reduce aquí y se queda en este navegador; las pantallas del público la reciben de ti.',
    noPicture: 'Este archivo no es una imagen que el navegador pueda leer.',
    preview: 'En la pantalla del público',
    aboutToBegin: 'El programa está a punto de empezar',
  },
  notKept: 'Este navegador no guarda nada; se pierde con esta página.',
};

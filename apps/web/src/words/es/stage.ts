import type { Words } from '../words.ts';
import { setups } from './stage-setups.ts';
import { sounds } from './stage-sounds.ts';

export const stage: Words<'stage'> = {
  dialog: {
    title: 'Escenario',
    done: 'Listo',
    close: 'Cerrar',
    notKept: 'Este navegador no guarda nada; se pierde con esta página.',
  },
  tabs: {
    look: {
      title: 'Aspecto',
      hint: 'Se puede cambiar en cualquier momento, incluso mientras gira la ruleta. Las pantallas y los móviles lo siguen; lo impreso queda en negro sobre blanco.',
    },
    name: {
      title: 'Nombre y logotipo',
      hint: 'Se ven al preparar los equipos, en la pantalla de espera, en la esquina del panel, en el podio y en la imagen de resultados.',
    },
    sounds: {
      title: 'Sonidos',
      hint: 'Los archivos propios se quedan en este navegador: como máximo 1 MB y 10 segundos cada uno. Las pantallas del público usan el paquete.',
    },
  },
  sounds,
  setups,
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
    hint: 'Un archivo de imagen. Se reduce aquí y se queda en este navegador; las pantallas del público lo reciben de ti.',
    noPicture: 'Este archivo no es una imagen que el navegador pueda leer.',
    preview: 'En la pantalla del público',
    aboutToBegin: 'El programa está a punto de empezar',
  },
  chips: {
    title: 'Tus fichas',
    kind: 'Tipo',
    prize: 'Premio',
    points: 'Puntos',
    add: 'Añadir',
    hints: {
      prize: 'En la mesa, una consonante acertada lo guarda y resolver lo gana. A mano, lo das tú.',
      points: 'Un número entero del 1 al 1000000.',
    },
    unshowable: 'Estos caracteres no se pueden mostrar.',
    same: ({ chip }) => `Ya hay una ficha «${chip}».`,
    digits: 'Para un número, elige Puntos.',
    full: 'Diez fichas propias como máximo.',
    preview: 'En una ruleta llena',
    made: 'Hechas hasta ahora',
    count: ({ count, most }) => `${count} de ${most}`,
    remove: ({ chip }) => `Quitar ${chip}`,
    removed: ({ chip }) => `${chip}: quitada`,
    undo: 'Deshacer',
    few: 'Cuatro casillas como mínimo.',
  },
};

import type { Words } from '../words.ts';

export const refusals: Words<'library'>['refusals'] = {
  silence: 'El servidor no responde. Inténtalo de nuevo.',
  unknown: 'No ha funcionado. Inténtalo de nuevo.',
  otherVersion: 'El servidor es de otra versión que esta página. Vuelve a cargar la página.',
  notPublic: 'En este servidor no se pueden publicar juegos.',
  problems: {
    NOT_SIGNED_IN: 'Tu sesión ha terminado. Vuelve a entrar.',
    NOT_FOUND: 'Este juego ya no está aquí.',
    LIBRARY_FULL: 'No caben más juegos en tu cuenta. Elimina uno primero.',
    WRONG_PASSWORD: 'La contraseña no es correcta.',
    STALE: 'Este juego se ha cambiado en otra ventana.',
    TOO_LARGE: 'Esto es demasiado grande para el servidor.',
    TOO_MANY: 'Demasiadas peticiones. Espera un momento.',
    OVERLOADED: 'El servidor está ocupado. Inténtalo de nuevo.',
    NO_ROOM_ON_DISK: 'Al servidor no le queda espacio para guardar esto.',
  },
  fields: {
    REQUIRED: 'Rellena este campo',
    TOO_SHORT: ({ limit }) => `Hacen falta al menos ${limit} caracteres`,
    TOO_LONG: ({ limit }) => `Se permiten ${limit} caracteres como máximo`,
    CONTROL_CHARACTERS: 'No se permiten caracteres de control',
    NOT_ALLOWED: 'Solo se permiten letras de la A a la Z y espacios',
    TOO_COMMON: 'Es fácil de adivinar; elige una más larga o menos común',
    BLOCKED_WORD: 'Esta palabra no se permite aquí en juegos públicos',
    RESERVED: 'Este nombre está reservado',
    NOT_THE_SAME: 'No coincide con los demás paneles',
  },
  letters: {
    de: 'Solo se permiten letras del alemán y espacios',
    es: 'Solo se permiten letras del español y espacios',
    fr: 'Solo se permiten letras del francés, apóstrofos, guiones y espacios',
  },
  notAccepted: 'No se ha aceptado',
  sentence: ({ text }) => `${text}.`,
  weakPassword: 'Fácil de adivinar: mejor una más larga o menos común.',
};

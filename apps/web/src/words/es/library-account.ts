import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, number } = formats('es');

const games = (count: number) => counted(count, { one: '# juego', other: '# juegos' });

export const account: Words<'library'>['account'] = {
  form: {
    username: 'Nombre de usuario',
    password: 'Contraseña',
    show: 'Mostrar lo escrito',
    nameTaken: 'Este nombre de usuario ya está en uso',
  },
  login: {
    title: 'Entrar',
    placeholders: { username: 'Tu nombre de usuario', password: 'Tu contraseña' },
    passwordTip: 'Tu contraseña se guarda cifrada.',
    failed: 'No se ha podido entrar',
    other: '¿Aún no tienes cuenta? {}',
    otherLink: 'Registrarse',
  },
  register: {
    title: 'Registrarse',
    placeholders: { username: 'Elige un nombre de usuario', password: 'Elige una contraseña' },
    passwordTip: 'Tu contraseña debe tener al menos 8 caracteres y se guarda cifrada.',
    failed: 'No se ha podido registrar',
    other: '¿Ya tienes cuenta? {}',
    otherLink: 'Entrar',
  },
  dialog: {
    facts: ({ count, since }) => `${games(count)}, cuenta creada: ${since}`,
    review: 'Revisión',
    reviewHint: 'juegos denunciados',
    exportData: 'Exportar mis datos',
    exportHint: 'un archivo JSON',
    fileName: 'Cuenta',
    saved: ({ file }) => `Guardado: ${file}`,
    close: 'Cerrar',
  },
  changePassword: {
    title: 'Cambiar contraseña',
    hint: 'cierra las demás sesiones',
    password: 'Contraseña',
    newPassword: 'Nueva contraseña',
    changed: 'Contraseña cambiada.',
  },
  deleteAccount: {
    title: 'Borrar cuenta',
    hint: 'con todos los juegos',
    warning: 'Tu cuenta y todos sus juegos se borran al momento. Esto no se puede deshacer.',
    warningGames: ({ count }) =>
      `Tu cuenta y ${games(count)} se borran al momento. Esto no se puede deshacer.`,
    password: 'Contraseña',
  },
  leaving: {
    title: '¿Conservar tu borrador en este dispositivo?',
    untitled: 'Sin título',
    kinds: { new: 'juego nuevo', changes: 'cambios' },
    more: ({ count }) => `y ${number(count)} más`,
    note: 'Aún no está guardado. Lo que conserves aparecerá cuando vuelvas a entrar en este dispositivo.',
    cancel: 'Cancelar',
    remove: 'Borrar',
    keep: 'Conservar',
  },
};

import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, list } = formats('es');

const phonesText = (phones: number) => counted(phones, { one: '# teléfono', other: '# teléfonos' });
const screensText = (screens: number) =>
  counted(screens, { one: '# pantalla', other: '# pantallas' });

export const host: Words<'room'>['host'] = {
  bar: {
    open: 'Abrir una sala',
    openBuzzers: 'Abrir pulsadores',
    lockBuzzers: 'Bloquear pulsadores',
    resetBuzzers: 'Restablecer pulsadores',
  },
  takeOver: 'Retomar aquí',
  attendance: ({ phones, screens }) => `${phonesText(phones)} · ${screensText(screens)}`,
  status: {
    opening: 'Abriendo',
    offline: 'Sala sin conexión',
    elsewhere: 'En otro dispositivo',
    busy: 'Sin sala',
  },
  buzzers: {
    label: 'Pulsadores',
    open: 'Pulsadores abiertos',
    first: ({ team }) => `Primero: ${team}`,
  },
  dialog: {
    title: 'Sala',
    close: 'Cerrar',
    closeRoom: 'Finalizar la sala',
    failed: 'No se ha podido abrir una sala: el servidor no responde. El programa sigue sin ella.',
    busy: 'El servidor no abre más salas por ahora. Finaliza una que ya no necesites o inténtalo de nuevo dentro de un minuto. El programa sigue sin ella.',
    tryAgain: 'Reintentar',
    superseded: 'Ahora otro dispositivo dirige esta sala.',
  },
  door: {
    label: 'En la puerta',
    count: 'En la puerta: {}',
    player: ({ name }) => `${name} quiere entrar`,
    remote: ({ name }) => `El mando ${name} pide el control`,
    letIn: 'Admitir',
    refuse: 'No admitir',
    refuseAll: 'Rechazar a todos',
  },
  join: {
    label: 'Unirse',
    qr: 'Código QR para unirse',
    code: ({ code }) => `Código ${code}`,
    address: 'Dirección',
    addressHint: 'La red en la que están los teléfonos',
    copyAddress: 'Copiar dirección',
    local: 'Arranca con {} para dejar entrar teléfonos',
    openScreen: 'Abrir la pantalla del público',
    pair: 'Vincular un mando',
    showInfo: 'Mostrar cómo unirse',
    hideInfo: 'Ocultar cómo unirse',
    pairing: {
      qr: 'Código QR para vincular un mando',
      scan: 'Escanéalo con tu teléfono y después admítelo.',
      left: 'Sirve para un teléfono, quedan {}',
      done: 'Listo',
    },
  },
  people: {
    label: 'Jugadores',
    noTeam: 'Aún sin equipo',
    nobody: 'Aún no hay nadie',
    away: ({ name }) => `${name}, sin conexión`,
    switches: {
      lock: 'Puerta cerrada',
      approve: 'Aprobar entradas',
      letters: 'Letras desde el teléfono',
      phrases: 'Frases desde el teléfono',
      board: 'Tablero en los teléfonos',
      sameRoom: 'Todos en el mismo lugar',
    },
  },
  devices: {
    label: 'Pantallas y mandos',
    screens: 'Pantallas',
    remotes: 'Mandos',
    screen: ({ number }) => `Pantalla ${number}`,
    own: 'Abierta aquí',
    address: ({ number }) => `Dirección ${number}`,
    end: 'Quitar',
    endOne: ({ name }) => `Quitar ${name}`,
  },
  seat: {
    teamOf: ({ name }) => `Equipo de ${name}`,
    nameOf: ({ name }) => `Nombre de ${name}`,
    noTeam: 'Sin equipo',
    move: 'Mover',
    rename: 'Renombrar',
    remove: 'Expulsar',
    cancel: 'Cancelar',
    sweep: {
      open: ({ count }) => `Sacar a los ${count} que comparten red`,
      title: ({ count }) => `¿Sacar a los ${count} que comparten red?`,
      text: ({ phones, screens }) => {
        const things = [phones > 0 && phonesText(phones), screens > 0 && screensText(screens)];
        const named = list(
          things.filter((thing) => thing !== false),
          'and',
        );
        return `${named} comparten una dirección, como puede pasar en todo un colegio. Pueden volver a entrar.`;
      },
      submit: 'Sacar a todos',
    },
    ban: {
      button: 'Vetar',
      title: ({ name }) => `¿Vetar a ${name}?`,
      text: 'El veto deja fuera este teléfono hasta que olvide esta sala. Para mayor seguridad, aprueba las entradas.',
      textApproving:
        'El veto deja fuera este teléfono hasta que olvide esta sala. Después tendrá que pedirte permiso.',
    },
  },
};

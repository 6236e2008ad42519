import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, number } = formats('es');

export const phone: Words<'room'>['phone'] = {
  notes: {
    asking: {
      title: 'Espera en la puerta',
      text: ({ name }) => `Entrarás en cuanto el presentador te dé paso, ${name}.`,
    },
    closed: {
      title: 'Sala cerrada',
      text: 'El presentador ha cerrado la sala. ¡Gracias por jugar!',
    },
    removed: { title: 'Fuera de la sala', text: 'El presentador te ha sacado de la sala.' },
    elsewhere: { title: 'Cambio de ventana', text: 'Sigues jugando en otra ventana.' },
    full: {
      title: 'Sala llena',
      text: ({ places }) => `Las ${number(places)} plazas están ocupadas.`,
    },
    door: { title: 'Puerta cerrada', text: 'El presentador no deja entrar a nadie por ahora.' },
    old: { title: 'Página antigua', text: 'Vuelve a cargar esta página.' },
    tryAgain: 'Reintentar',
    joinAnother: 'Unirse a otra sala',
  },
  cap: {
    team: ({ shape }) => `Equipo {}, ${shape}`,
    score: 'Puntos: {}',
  },
  buzzer: {
    title: 'Pulsador',
    buzz: 'Pulsa',
    wait: 'Espera',
    watch: 'Mira la pantalla',
    open: 'Pulsadores abiertos',
    buzzed: 'Has pulsado',
    first: '¡Primero!',
    teamFirst: ({ team }) => `Primero: ${team}`,
    placed: ({ place, gap }) => `${place}, ${gap}`,
    tie: 'Empate',
    teamGoesFirst: ({ team }) => `Empieza: ${team}`,
    mate: 'Tu equipo ha pulsado',
    late: 'Demasiado tarde',
    locked: 'Bloqueado',
    lockedBy: {
      host: 'El presentador ha bloqueado los pulsadores',
      wrong: 'Fallo: tu equipo espera al próximo panel',
    },
    reconnecting: 'Reconectando',
    placeKept: 'Te guardamos el sitio',
    away: 'Presentador ausente',
    soon: 'El programa sigue enseguida',
  },
  turn: {
    title: 'Tu turno',
    sent: 'Enviado',
    hostCalls: 'Ahora lo dice el presentador',
    letter: 'Elige una letra',
    phrase: 'Resuelve el panel',
    toLetters: 'Elegir una letra',
    toPhrase: 'Resolver el panel',
    phraseLabel: 'La frase',
    send: 'Enviar',
    sendLetter: ({ letter }) => `Enviar ${letter}`,
  },
  board: {
    word: ({ number: nth, letters, read }) =>
      `Palabra ${nth}, ${counted(letters, { one: '# letra', other: '# letras' })}: ${read}.`,
    blank: 'hueco',
  },
  winner: {
    title: 'Ganador',
    kicker: 'GANADOR',
    points: ({ score }) => `${score} ${counted(score, { one: 'punto', other: 'puntos' })}`,
  },
};

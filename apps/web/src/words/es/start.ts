import type { Words } from '../words.ts';

export const start: Words<'start'> = {
  product: 'Ruleta de la Fortuna',
  headline: 'RULETA DE LA FORTUNA',
  tagline: '¡Gira hacia la victoria!',
  pageTitle: ({ title }) => `${title} – Ruleta de la Fortuna`,
  startTitle: 'Ruleta de la Fortuna – ¡Gira hacia la victoria!',
  language: 'Idioma',
  header: {
    skip: 'Saltar al contenido',
    main: 'Principal',
    build: 'Crear',
    search: 'Buscar',
    about: 'Acerca de',
    myWheels: 'Mis juegos',
    login: 'Entrar',
    logout: 'Salir',
    greeting: 'Hola, {}',
  },
  search: {
    label: 'Buscar juegos',
    placeholder: 'Nombre de un juego…',
    submit: 'Buscar',
    suggestions: 'Sugerencias',
  },
  notFound: {
    title: 'Página no encontrada',
    tiles: 'PERDIDO',
    text: 'Detrás de estas letras no hay nada.',
  },
  fault: {
    title: 'Se ha ido la luz',
    text: 'Esta página se ha detenido por un error. Tu programa y tus borradores siguen guardados en este navegador; al recargar, vuelven.',
    reload: 'Recargar la página',
  },
  home: 'Volver al inicio',
  loading: 'Cargando',
  signs: { info: 'Información', error: 'Error' },
  move: {
    up: 'Subir',
    down: 'Bajar',
    upNamed: ({ name }) => `Subir ${name}`,
    downNamed: ({ name }) => `Bajar ${name}`,
  },
  teamNumber: ({ number }) => `Equipo ${number}`,
  ordinalEnding: ({ place: _place }) => '.º',
  gap: {
    ms: ({ ms }) => `+${ms}\u00a0ms`,
    seconds: ({ seconds }) => `+${seconds.toFixed(1).replace('.', ',')}\u00a0s`,
  },
  segments: {
    loseTurn: 'Pierde turno',
    forfeit: 'Quiebra',
    spinAgain: 'Gira otra vez',
    bonusQuestion: 'Pregunta extra',
    hostsDecision: 'Decide el presentador',
  },
};

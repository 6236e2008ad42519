import type { Words } from '../words.ts';

export const about: Words<'about'> = {
  title: 'Acerca de',
  lede: '¡Gira hacia la victoria! Este es un escenario para concursos de palabras en clase, en fiestas y en jornadas de equipo.',
  what: {
    title: 'Qué es',
    text: 'Tú pones el público y una pantalla; aquí están el tablero, las letras, la ruleta de premios y hasta ocho equipos, todo tan grande que se ve desde la última fila. Presenta un juego que haya creado otra persona o escribe el tuyo. Para buscar, jugar y crear no hace falta cuenta. Si tienes una, tus juegos te esperan en «Mis juegos».',
  },
  show: {
    title: 'El concurso de televisión',
    text: 'En televisión, los concursantes giran una gran ruleta y piden letras hasta que alguien puede leer la frase que esconde el panel. Las consonantes valen lo que diga la ruleta, las vocales son un caso aparte, y quien dice primero la frase completa se lleva el panel. Esta página es para veladas con ese mismo espíritu.',
  },
  how: {
    title: 'Cómo funciona',
    steps: [
      'Busca un juego por su nombre o crea uno con categorías y palabras buscadas.',
      'Pon nombre a tus equipos, de uno a ocho.',
      'Llena la ruleta de premios y sorpresas, o empieza sin ella.',
      'Pide letras, gira, resuelve la frase y dale la estrella al equipo que lo ha logrado.',
      'Con el último panel resuelto, los tres mejores equipos suben al podio.',
    ],
  },
  note: 'Este es un proyecto independiente. No está vinculado al programa de televisión que imita ni cuenta con el respaldo de quienes lo hacen.',
};

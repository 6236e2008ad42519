import type { StarterGame } from './starter-game.ts';

export const STAGE_AND_PLAY: readonly StarterGame[] = [
  {
    quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c08',
    title: 'Music Makers',
    puzzles: [
      ['Instrument', 'Double bass'],
      ['Orchestra', 'First violin'],
      ['On stage', 'Drum solo'],
      ['At the concert', 'Sing along everybody'],
      ['Practice room', 'Scales before breakfast'],
      ['Dance', 'Slow waltz'],
      ['Backstage', 'Tangled cables'],
      ['Encore', 'One more song'],
    ],
  },
  {
    quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c09',
    title: 'Sports Day',
    puzzles: [
      ['Track', 'Relay race'],
      ['Pool', 'Butterfly stroke'],
      ['Tennis', 'Game set and match'],
      ['School yard', 'Tug of war'],
      ['Winter sport', 'Figure skating'],
      ['From the coach', 'Keep your eye on the ball'],
      ['Finish line', 'A new personal best'],
      ['Award', 'Gold medal'],
    ],
  },
  {
    quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c0a',
    title: 'Once Upon a Time',
    puzzles: [
      ['Opening', 'In a faraway kingdom'],
      ['Hero', 'The bravest little tailor'],
      ['Creature', 'A dragon afraid of mice'],
      ['Place', 'Castle above the clouds'],
      ['Magic', 'Three wishes'],
      ['Transport', 'Flying carpet'],
      ['Villain', 'The grumpy wizard next door'],
      ['Ending', 'Happily ever after'],
    ],
  },
  {
    quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c0b',
    title: 'Deutsche Wörter und Wendungen',
    puzzles: [
      ['Frühstück', 'Brötchen mit Käse'],
      ['Tier', 'Fröhliches Eichhörnchen'],
      ['Wetter', 'Stürmische Böen'],
      ['Sprichwort', 'Übung macht den Meister'],
      ['Unterwegs', 'Die Straße nach Süden'],
      ['Küche', 'Süßer Kaiserschmarrn'],
      ['Märchen', 'Der König und die drei Rätsel'],
      ['Im Garten', 'Gänseblümchen pflücken'],
      ['Zum Schluss', 'Viele Grüße aus München'],
    ],
  },
];

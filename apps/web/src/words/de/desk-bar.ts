import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { list } = formats('de');

export const bar: Words<'desk'>['bar'] = {
  label: 'Pult der Spielleitung',
  hint: 'Hier steht, wer am Zug ist. Tipp auf einen Namen, um den Zug zu vergeben, oder auf Punkte, um sie zu ändern; ? zeigt die Tasten.',
  colon: ': ',
  refused: ({ letter, why }) => `${letter}: ${why}`,
  tossUpFor: ({ points }) => `Schnellrätsel um ${points}`,
  whoKnowsIt: 'Wer weiß es?',
  nobodySolvedIt: 'Niemand hat es gelöst',
  may: {
    spinning: 'das Rad dreht sich',
    verdict: ({ chip }) => `Entscheidung zu „${chip}“`,
    answer: 'jetzt antworten',
    lettersOpen: 'jede Sekunde ein Buchstabe',
    lettersHeld: 'die Buchstaben warten',
    buzz: 'wer zuerst buzzert, antwortet',
    tie: 'Gleichstand an der Spitze',
    solved: ({ points }) => `gelöst, jetzt ${points} Punkte`,
    solvedFor: ({ points, prizes, isTie }) =>
      `gelöst für ${list([`${points} Punkte`, ...prizes], 'and')}${isTie ? '; Gleichstand an der Spitze' : ''}`,
    solvedInTie: ({ points }) => `gelöst, jetzt ${points} Punkte; Gleichstand an der Spitze`,
    solve: 'jetzt lösen',
    solveFor: ({ points }) => `jetzt für ${points} lösen`,
    finalSpin: 'jetzt der letzte Dreh',
    oneLetter: ({ points }) => `ein Buchstabe, je ${points}; Vokale gratis`,
    oneVowel: 'ein Vokal oder lösen',
    picksMade: 'die Auswahl steht',
    pick: ({ letters }) => `${list(letters, 'and')} wählen`,
    pickedConsonants: ['einen Konsonanten', 'zwei Konsonanten', 'drei Konsonanten'],
    pickedVowel: 'einen Vokal',
    anyOf: ({ moves }) => list(moves, 'or'),
  },
  moves: {
    spin: 'drehen',
    solve: 'lösen',
    letter: 'Buchstaben nennen',
    consonant: ({ points }) => `Konsonant für ${points}`,
    consonantAnd: ({ points, prize }) => `Konsonant für ${points} und ${prize}`,
    vowel: 'Vokal nennen',
    buyVowel: 'Vokal kaufen',
    freeVowel: 'Vokal gratis',
  },
  refusals: {
    needs: ({ points }) => `${points} nötig`,
    oneVowelOnly: 'nur ein Vokal',
    threeConsonantsOnly: 'nur drei Konsonanten',
    reasons: {
      SPIN_FIRST: 'erst drehen',
      VALUE_STANDS: 'erst ein Konsonant',
      NO_CONSONANTS: 'nur noch Vokale',
      NO_VOWELS: 'keine Vokale mehr',
      VERDICT_DUE: 'erst entscheiden',
      SPINNING: 'das Rad dreht sich',
    },
    resting: {
      tossUp: 'hier keine Buchstaben',
      finalSpin: 'je ein Buchstabe',
      bonus: 'jetzt antworten',
    },
  },
};

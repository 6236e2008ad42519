import { describe, expect, it } from 'vitest';
import { leaves, said } from '../../test/said.ts';
import { fontPart } from '../../vite/font-parts.ts';

type Texts = ReadonlyMap<string, unknown>;

const files = import.meta.glob<Readonly<Record<string, object>>>(
  './*/{start,about,bank,show,desk,library,join,room,screen,stage}.ts',
  { eager: true },
);

function textsOf(code: string): Texts {
  return new Map(
    Object.entries(files).flatMap(([path, file]) => {
      const [, language, part = ''] = /^\.\/([^/]+)\/(.+)\.ts$/.exec(path) ?? [];
      return language === code ? leaves(file[part], part) : [];
    }),
  );
}

const english = textsOf('en');
const codes = [...new Set(Object.keys(files).map((path) => path.split('/')[1] ?? ''))];
const translated = codes.filter((code) => code !== 'en' && code !== 'xx');

/** Words that are the same as in English, by language. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Buzz',
    'Buzzer',
    'Chromebook',
    'Code',
    'Code ⟨code⟩',
    'Esc',
    'Link',
    'Logo',
    'Mac',
    'Name',
    'OK',
    'Show',
    'Spam',
    'TEAMS',
    'Team ⟨number⟩',
    'Team {}, ⟨shape⟩',
    'Teams',
    'iPad',
    'iPhone',
  ],
  fr: [
    'Buzz',
    'Buzzer',
    'Buzzers',
    'Chromebook',
    'Code',
    'Code ⟨code⟩',
    'Ctrl',
    'Info',
    'Logo',
    'Mac',
    'OK',
    'Phrase',
    'Podium',
    'Points',
    'Simple',
    'Spam',
    'Suggestions',
    'iPad',
    'iPhone',
    'triangle',
    '⟨points⟩ points',
    '⟨score⟩ points',
  ],
  es: ['Manual', 'Ctrl', 'Esc', 'iPhone', 'iPad', 'Mac', 'Chromebook', 'Spam', 'Error'],
};

it('has English and the pseudo-language', () => {
  expect(codes).toEqual(expect.arrayContaining(['en', 'xx']));
  expect(english.size).toBeGreaterThan(30);
});

describe.each(codes)('in %s', (code) => {
  const texts = textsOf(code);

  it('has every text and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has no empty text and no place too many', () => {
    const odd = [...texts].filter(([key, text]) => {
      const { text: words } = said(text);
      const places = words.split('{}').length;
      return (
        (typeof text === 'string' && text.trim() === '') ||
        places !== said(english.get(key)).text.split('{}').length
      );
    });
    expect(odd.map(([key]) => key)).toEqual([]);
  });

  it('reads every argument that English reads', () => {
    const wrong = [...texts].filter(
      ([key, text]) => said(text).reads.join() !== said(english.get(key)).reads.join(),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

describe.each(translated)('translated to %s', (code) => {
  const texts = [...textsOf(code)].map(([key, text]) => ({ key, text: said(text).text }));
  const wrong = (is: (text: string) => boolean) =>
    texts.filter(({ text }) => is(text)).map(({ key, text }) => `${key}: ${text}`);

  it('says nothing in English but what both languages say', () => {
    const same = texts
      .filter(
        ({ key, text }) =>
          /\p{L}{2}/u.test(text.replace(/⟨[^⟩]*⟩/g, '')) && text === said(english.get(key)).text,
      )
      .map(({ text }) => text);
    expect([...new Set(same)].filter((text) => !SAME[code]?.includes(text))).toEqual([]);
  });

  it('is drawn by the parts of the fonts that its pages preload', () => {
    const inEnglish = new Set([...english.values()].flatMap((text) => [...said(text).text]));
    const late = (text: string) =>
      [...text].some((letter) => !inEnglish.has(letter) && fontPart(letter) === 'rest');
    expect(wrong(late)).toEqual([]);
  });

  it('has its own quotation marks, apostrophes and dots', () => {
    expect(wrong((text) => /["']|\.\.\./.test(text))).toEqual([]);
    if (code === 'de') expect(wrong((text) => /[“”](?!\p{P}|\s|$)|«|»/u.test(text))).toEqual([]);
    if (code === 'fr') expect(wrong((text) => /[“”„]/.test(text))).toEqual([]);
  });

  it('sets its marks as its typography does', () => {
    if (code === 'fr') {
      expect(
        wrong((text) => /[^\u202f\s!?][;:!?](?!\d|\/\/)/u.test(text.replace(/⟨[^⟩]*⟩/g, 'x'))),
      ).toEqual([]);
      expect(wrong((text) => /«(?!\u202f)|(?<!\u202f)»/u.test(text))).toEqual([]);
    }
    if (code === 'es') {
      // A mark that stands alone is the name of a key.
      expect(wrong((text) => /\S\?/.test(text) && !/¿/.test(text))).toEqual([]);
      expect(wrong((text) => /!/.test(text) && !/¡/.test(text))).toEqual([]);
    }
    if (code === 'de') expect(wrong((text) => /\p{L}—\p{L}|\p{L} - \p{L}/u.test(text))).toEqual([]);
  });
});

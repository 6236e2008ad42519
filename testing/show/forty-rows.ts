/** Forty rows as a spreadsheet puts them on the clipboard, two of them with something wrong. */
export const fortyRows = (): string => {
  const words = ['sun', 'rain', 'snow', 'hail', 'mist', 'frost', 'storm', 'breeze'];
  const good = Array.from({ length: 38 }, (_, at) => {
    const word = words[at % words.length];
    const tail = String.fromCharCode(65 + (at % 26));
    return `Weather ${1 + Math.floor(at / 10)}\tThe ${word} of the day ${tail}`;
  });
  return [
    'Category\tSearched word',
    ...good.toSpliced(7, 0, 'Robots\tR2-D2'),
    'Famous quote\t',
  ].join('\n');
};

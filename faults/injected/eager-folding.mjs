// The injected fault: every text of a body is normalised before anything looks at its length.
const parse = JSON.parse;

JSON.parse = (text, reviver) => {
  const value = parse(text, reviver);
  (function fold(inner) {
    if (typeof inner === 'string') inner.normalize('NFKD');
    else if (typeof inner === 'object' && inner !== null) Object.values(inner).forEach(fold);
  })(value);
  return value;
};

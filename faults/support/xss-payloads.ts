const SCRIPT = 'alert(1)';
/** Every payload that becomes a node carries this, so that one query finds it. */
export const MARK = 'data-xss';

const tags = [
  `<img ${MARK} src=x onerror=${SCRIPT}>`,
  `<svg ${MARK} onload=${SCRIPT}>`,
  `<script ${MARK}>${SCRIPT}</script>`,
  `<iframe ${MARK} srcdoc="<script>${SCRIPT}</script>">`,
  `<a ${MARK} href=javascript:${SCRIPT}>x</a>`,
  `<math ${MARK}><mi href=javascript:${SCRIPT}>`,
  `<details ${MARK} open ontoggle=${SCRIPT}>`,
  `<video ${MARK} src onerror=${SCRIPT}>`,
  `<body ${MARK} onload=${SCRIPT}>`,
  `<style ${MARK}>*{background:red}</style>`,
  `<meta ${MARK} http-equiv=refresh content=0>`,
  `<base ${MARK} href=//x.example>`,
  `<form ${MARK}><button formaction=javascript:${SCRIPT}>`,
  `<template ${MARK}><b>x</b></template>`,
  `<object ${MARK} data=javascript:${SCRIPT}>`,
  `<input ${MARK} autofocus onfocus=${SCRIPT}>`,
];
const around: readonly ((tag: string) => string)[] = [
  (tag) => tag,
  (tag) => `">${tag}`,
  (tag) => `'>${tag}`,
  (tag) => `</title>${tag}`,
  (tag) => `--></textarea>${tag}`,
  (tag) => tag.toUpperCase().replace('ALERT', 'alert'),
  (tag) => tag.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
];
const others = [
  `javascript:${SCRIPT}`,
  `\${${SCRIPT}}`,
  `{{constructor.constructor('${SCRIPT}')()}}`,
  `';${SCRIPT};//`,
  `\`-${SCRIPT}-\``,
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '\\u003cscript\\u003ealert(1)',
];

/** More than a hundred texts that would be code if anything took them for markup. */
export const payloads: readonly string[] = [
  ...tags.flatMap((tag) => around.map((wrap) => wrap(tag))),
  ...others,
];

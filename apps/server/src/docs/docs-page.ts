import { FIELD_CODES, PROBLEM_CODES } from '@wheel/contract';
import type { ApiContent, ApiDocument, ApiOperation, ApiSchema } from './api-document.ts';

const PROBLEM_TYPE = 'application/problem+json';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
const paragraph = (text: string | undefined) => (text ? `<p>${escapeHtml(text)}</p>` : '');
const list = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const section = (title: string, body: string) => (body === '' ? '' : `<h4>${title}</h4>${body}`);

function schemaList(schema: ApiSchema): string {
  if (schema.anyOf) return list(schema.anyOf.map((one) => `either ${schemaList(one)}`));
  if (schema.items) return `a list of ${schemaList(schema.items)}`;
  if (!schema.properties) return escapeHtml(schema.type ?? 'nothing');
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : ' (optional)';
    const note = field.description ? `: ${escapeHtml(field.description)}` : '';
    return `${code(name)} ${schemaList(field)}${optional}${note}`;
  });
  return `${escapeHtml(schema.title ?? 'object')}${list(fields)}`;
}

const contents = ({ content = {} }: ApiContent) =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p>${code(type)}</p>${schema ? schemaList(schema) : ''}`)
    .join('');

/** All refusals look alike, so they share one line. */
function answers(responses: ApiOperation['responses']): string {
  const given = Object.entries(responses).map(([status, { content = {} }]) => {
    const [[type, media] = []] = Object.entries(content);
    return { status, isRefusal: type === PROBLEM_TYPE, schema: media?.schema };
  });
  const refusals = given.filter(({ isRefusal }) => isRefusal).map(({ status }) => code(status));
  return list([
    ...given
      .filter(({ isRefusal }) => !isRefusal)
      .map(({ status, schema }) => `${code(status)} ${schema ? schemaList(schema) : 'no body'}`),
    ...(refusals.length > 0 ? [`${refusals.join(' ')} a problem`] : []),
  ]);
}

function operationCard(path: string, method: string, operation: ApiOperation): string {
  const parameters = (operation.parameters ?? []).map((parameter) => {
    const note = parameter.description ? `: ${escapeHtml(parameter.description)}` : '';
    return `${code(parameter.name)} in ${escapeHtml(parameter.in)}${note}`;
  });
  return `<article>
<h3><span>${method.toUpperCase()}</span> ${code(path)}</h3>
${paragraph(operation.summary)}${paragraph(operation.description)}
${section('Parameters', list(parameters))}
${section('Body', operation.requestBody ? contents(operation.requestBody) : '')}
${section('Answers', answers(operation.responses))}
</article>`;
}

const codeList = (meanings: Readonly<Record<string, string>>) =>
  list(Object.entries(meanings).map(([name, meaning]) => `${code(name)} ${escapeHtml(meaning)}`));

/** A page for people, made from the document that machines read. */
export function docsPage({ info, paths }: ApiDocument): string {
  const cards = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'head')
      .map(([method, operation]) => operationCard(path, method, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}</h1>
${paragraph(info.description)}
<p>The same for machines: <a href="/api/openapi.json">openapi.json</a></p>
${cards.join('\n')}
<article>
<h3>Codes</h3>
${section('Of a problem', codeList(PROBLEM_CODES))}
${section('Of one of its errors', codeList(FIELD_CODES))}
</article>
</main>
</body>
</html>
`;
}

import { parseSync } from 'vite';

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** A text that stands in the code, with its line. */
export type LooseText = { readonly line: number; readonly text: string };

/** Attributes that are shown or read out. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/;
/** Two words, or one that begins as a sentence does. */
const WORDED = /\p{L}{2,}[,.:;!?…]? \p{L}|^\p{Lu}\p{Ll}+[.!?…:]?$|^\p{Lu}{2,}[ !?]/u;
const LETTERS = /\p{L}{2,}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Finds texts that a user would see or hear and that are not read from the words. */
export function looseTexts(file: string, source: string): readonly LooseText[] {
  const { program } = parseSync(file, source);
  const found: LooseText[] = [];
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  const add = (node: Node, text: string) =>
    found.push({ line: lineOf(node.start), text: text.trim().replace(/\s+/g, ' ') });

  const visit = (node: Node, isQuiet: boolean): void => {
    if (isSilent(node)) return;
    const quiet = isQuiet || isForDevelopers(node);
    if (node.type === 'JSXText' && LETTERS.test(String(node.value))) add(node, String(node.value));
    if (node.type === 'JSXAttribute') {
      visitAttribute(node, quiet);
      return;
    }
    if (node.type === 'Literal' && typeof node.value === 'string') {
      if (!quiet && WORDED.test(node.value)) add(node, node.value);
    } else if (node.type === 'TemplateLiteral' && !quiet) {
      const text = quasisOf(node).join('…');
      if (WORDED.test(text)) add(node, text);
    }
    visitChildren(node, quiet);
  };

  const visitChildren = (node: Node, quiet: boolean): void => {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'key' && node.computed !== true && node.type === 'Property') continue;
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) visit(child, quiet);
      }
    }
  };

  function visitAttribute(node: Node, quiet: boolean): void {
    const name = String((node.name as Node).name);
    const value = node.value;
    if (!isNode(value)) return;
    if (value.type === 'Literal') {
      if (SPOKEN.test(name) && LETTERS.test(String(value.value))) add(value, String(value.value));
      return;
    }
    visit(value, quiet || UNSPOKEN.test(name));
  }

  visit(program as unknown as Node, false);
  return found;
}

/** Attributes whose values are for the page alone. */
const UNSPOKEN = /^(?:className|d|viewBox|transform|style|data-.+|id|key|to|href|src|path)$/;

const quasisOf = (node: Node): readonly string[] =>
  (node.quasis as readonly { readonly value: { readonly raw: string } }[]).map(
    ({ value }) => value.raw,
  );

/** Types and names of modules. */
const isSilent = ({ type }: Node): boolean =>
  type.startsWith('TS') &&
  !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(type)
    ? true
    : ['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression'].includes(type);

/** What is thrown, logged or asked of a browser. */
function isForDevelopers(node: Node): boolean {
  if (node.type === 'NewExpression') return /Error$/.test(nameOf(node.callee));
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee;
  if (nameOf(callee) === 'useLoggedError') return true;
  return (
    isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee.object) === 'console'
  );
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? '') : '');

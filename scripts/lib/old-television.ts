import { transformWithOxc } from 'vite';

/** What came after Chrome 85, by how it is called. What a page asks for before it is used may stand there. */
const NEWER_BUILT_INS =
  /(?<![\w$.])(?:Object\.(?:hasOwn|groupBy)|Map\.groupBy|Array\.fromAsync|Promise\.(?:withResolvers|try)|AbortSignal\.(?:any|timeout)|structuredClone)\(|\.(?:at|findLast|findLastIndex|toReversed|toSorted|toSpliced|with|isWellFormed|toWellFormed|replaceChildren)\(/g;

/** The built-ins in this script that a browser as old as Chrome 85 has not. */
export const newerBuiltIns = (script: string): readonly string[] => [
  ...new Set(script.match(NEWER_BUILT_INS)),
];

/** Whether anything in it would have to be written differently for Chrome 85. */
export async function hasNewerSyntax(script: string): Promise<boolean> {
  const [asIs, older] = await Promise.all(
    ['esnext', 'chrome85'].map((target) => transformWithOxc(script, 'script.js', { target })),
  );
  return asIs?.code !== older?.code;
}

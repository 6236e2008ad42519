import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The latin files of the two faces, which every screen needs at once. */
const FONT = /(?:anybody-latin-wdth|instrument-sans-latin-wght)-normal.*\.woff2$/;
const START_SCREEN = /\/start-screen\.tsx$/;

/**
 * Names the fonts and the start screen in the page itself: without that the browser learns of them only
 * after the style sheet and the entry script have arrived.
 */
export function preloadForStart(): Plugin {
  return {
    name: 'preload-for-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
        // Vite has named what the entry script imports already.
        const modules = startModules(bundle).filter((name) => !html.includes(`"/${name}"`));
        return [
          ...modules.map((name) => link(name, { rel: 'modulepreload' })),
          ...fonts.map((name) => link(name, { rel: 'preload', as: 'font', type: 'font/woff2' })),
        ];
      },
    },
  };
}

const link = (name: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { ...attrs, crossorigin: true, href: `/${name}` },
});

/** The start screen's file and, link by link, all that it imports. */
function startModules(bundle: Bundle): readonly string[] {
  const names = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    file.imports.forEach(visit);
  };
  for (const [name, file] of Object.entries(bundle))
    if (file.type === 'chunk' && START_SCREEN.test(file.facadeModuleId ?? '')) visit(name);
  return [...names];
}

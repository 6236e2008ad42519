import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The latin files of the two faces, which every screen needs at once. */
const FONT = /(?:anybody-latin-wdth|instrument-sans-latin-wght)-normal.*\.woff2$/;

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
      handler(_html, { bundle }) {
        const tags: HtmlTagDescriptor[] = [];
        const link = (attrs: Record<string, string | boolean>) =>
          tags.push({ tag: 'link', injectTo: 'head', attrs });
        for (const file of Object.values(bundle ?? {})) {
          if (FONT.test(file.fileName))
            link({
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${file.fileName}`,
            });
          if (file.type === 'chunk' && file.facadeModuleId?.endsWith('/start-screen.tsx'))
            for (const href of [file.fileName, ...file.imports])
              link({ rel: 'modulepreload', crossorigin: true, href: `/${href}` });
        }
        return tags;
      },
    },
  };
}

import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The latin files of the two faces, which every screen needs at once. */
const FONT = /(?:anybody-core-wdth|instrument-sans-core-wght)-normal.*\.woff2$/;
const SCRIPT = /<script |<link rel="modulepreload" /g;

/**
 * Names the fonts in the page itself: without that the browser learns of them only after the style sheet has arrived.
 * The scripts come behind, since the start screen is in the page before them.
 */
export function preloadForStart(): Plugin {
  return {
    name: 'preload-for-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html.replace(SCRIPT, '$&fetchpriority="low" '),
        tags: Object.keys(bundle)
          .filter((name) => FONT.test(name))
          .map(fontPreload),
      }),
    },
  };
}

const fontPreload = (name: string): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
});

export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
article { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid GrayText; }
h3 { margin: 0; font-size: 1.2rem; overflow-wrap: anywhere; }
h3 span { display: inline-block; min-width: 3.5rem; }
h4 { margin: 1rem 0 0; }
p { margin: 0.5rem 0; }
ul { margin: 0.25rem 0; padding-left: 1.5rem; }
code { font: 0.95em ui-monospace, monospace; }
`.trimStart();

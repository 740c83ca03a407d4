/** The product's look, in the few rules that a page of text needs. */
export const REFERENCE_STYLES = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf6, #161512);
  --sunk: light-dark(#f3f0e8, #100f0d);
  --ink: light-dark(#1b1914, #f0ece3);
  --ink-2: light-dark(#575145, #bab2a4);
  --line: light-dark(#e7e2d6, #2a2722);
  --line-2: light-dark(#cfc8b8, #413c34);
  --hand: light-dark(#1d46c4, #93aeff);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 0.875rem/1.375rem system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, b { font-weight: 600; }
h1 { font-size: 1.75rem; line-height: 2rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.25rem; line-height: 1.75rem; margin: 3rem 0 1rem; padding-bottom: 0.5rem; border-bottom: 1px solid var(--line-2); }
h3 { font-size: 1rem; line-height: 1.5rem; margin: 0 0 0.25rem; }
h4 { font-size: 0.8125rem; margin: 1.25rem 0 0.25rem; color: var(--ink-2); }
p { margin: 0 0 0.25rem; max-width: 72ch; }
a { color: var(--hand); text-underline-offset: 0.2em; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--hand); outline-offset: 2px; border-radius: 2px; }
code { font: 0.8125rem/1.25rem ui-monospace, "SF Mono", monospace; }
ul { list-style: none; margin: 0; padding: 0; }
.skip { position: absolute; left: 1rem; top: -4rem; background: var(--paper); padding: 0.5rem; }
.skip:focus { top: 0.5rem; }
nav { background: var(--sunk); padding: 1rem; border-bottom: 1px solid var(--line-2); }
nav a { text-decoration: none; }
nav > p { margin: 0; padding: 0.25rem 0; }
nav a:hover { text-decoration: underline; }
nav li { padding: 0.25rem 0 0.25rem 1rem; line-height: 1.25rem; }
summary { cursor: pointer; padding: 0.25rem 0; }
main { padding: 1.5rem 1rem 6rem; max-width: 60rem; }
article { padding: 1.5rem 0; border-bottom: 1px solid var(--line); }
article:target h3 { color: var(--hand); }
.address { margin: 0.25rem 0 0.5rem; }
.method { font-weight: 600; font-size: 0.75rem; }
.type, .bounds, .scopes, .required { color: var(--ink-2); font-size: 0.8125rem; }
.bounds code { font-size: 0.75rem; }
.required { font-weight: 600; }
.name { font-weight: 600; }
.fields { border-left: 1px solid var(--line-2); padding-left: 0.75rem; margin: 0.25rem 0; }
.fields li { padding: 0.375rem 0; }
.fields li + li { border-top: 1px solid var(--line); }
.errors li { padding: 0.125rem 0; }
.errors li > :first-child { margin-right: 0.375rem; }
header p { margin-bottom: 0.75rem; }
section > p { margin-bottom: 0.5rem; color: var(--ink-2); }
.example summary { font-size: 0.8125rem; color: var(--ink-2); }
pre { margin: 0.25rem 0 0; padding: 0.75rem; background: var(--sunk); border: 1px solid var(--line); border-radius: 4px; font: 0.8125rem/1.25rem ui-monospace, "SF Mono", monospace; overflow-x: auto; overflow-wrap: normal; }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border: 0; border-right: 1px solid var(--line-2); }
  main { padding: 2rem 3rem 6rem; }
}
`;

/** `?parts` shows the parts of the design system, anything else a template. */
const isParts = new URLSearchParams(location.search).has('parts');
await (isParts ? import('./parts/main.tsx') : import('./templates.tsx'));

import { icons } from '@pavilion/art/icons';

/**
 * Markup whose icons stand in the page, and their shapes, which belong outside of what the app
 * takes over.
 */
export interface DrawnIcons {
  html: string;
  shapes: string;
}

/** As `Icon` of packages/ui writes it: a shape in the file of all icons. */
const usedIcon = /<use href="[^"#]*\/icons\.generated[^"#]*\.svg#([a-z0-9-]+)"/g;

/**
 * Brings the shapes of a drawn page's icons into the page: each that is sought in a file costs a
 * phone half a millisecond as the page is read, and the first frame lacks it until the file has
 * come. What the app draws later takes its icons from the file.
 */
export function withOwnIcons(drawn: string): DrawnIcons {
  const used = new Set<keyof typeof icons>();
  const html = drawn.replace(usedIcon, (all, name: string) => {
    if (!isIcon(name)) return all;
    used.add(name);
    return `<use href="#icon-${name}"`;
  });
  if (used.size === 0) return { html, shapes: '' };
  const symbols = [...used].map(
    (name) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${icons[name]}</symbol>`,
  );
  return { html, shapes: `<div hidden><svg>${symbols.join('')}</svg></div>` };
}

const isIcon = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

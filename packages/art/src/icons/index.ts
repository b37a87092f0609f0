import { accountIcons } from './account.icons.ts';
import { categoryIcons } from './category.icons.ts';
import { interfaceIcons } from './interface.icons.ts';

/**
 * The one icon set, drawn for this product: inner SVG markup per name, for a 24×24 view box,
 * `fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"`.
 */
export const icons = { ...interfaceIcons, ...accountIcons, ...categoryIcons } as const;

export type IconName = keyof typeof icons;

/** All names, in drawing order. */
export const iconNames = Object.keys(icons) as IconName[];

/** The stroke the set is drawn for; a template may choose another weight. */
export const iconStrokeWidth = 1.75;

/** A complete icon document. `strokeWidth` in view box units. */
export function iconSvg(name: IconName, strokeWidth: number = iconStrokeWidth): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${icons[name]}</svg>`;
}

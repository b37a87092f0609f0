import type { CoverCategory } from './motifs/index.ts';
import { planCover } from './plan.ts';

/**
 * A cover's stand-in while it loads: three hex colours without `#`, top to bottom, joined by `-`
 * (20 characters). `placeholderGradient` turns it into a CSS value.
 */
export function coverPlaceholder(input: {
  gameCode: string;
  name: string;
  category: CoverCategory;
}): string {
  const { mood } = planCover(input.gameCode, input.name, input.category);
  return [mood.top, mood.low, mood.deep].map((colour) => colour.slice(1)).join('-');
}

/** The CSS background of a placeholder made by `coverPlaceholder`. */
export function placeholderGradient(placeholder: string): string {
  const [top, light, foot] = placeholder.split('-').map((colour) => `#${colour}`);
  return `radial-gradient(circle at 50% 40%, ${light} 0%, transparent 60%), linear-gradient(${top}, ${foot})`;
}

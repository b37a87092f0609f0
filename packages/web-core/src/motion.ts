/** Animation defaults (specification, point 9). */
const motionMs = 250;
const motionEasing = 'ease-in-out';

/** True when the visitor asked their system for less motion: animations are then skipped. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Animates with the defaults, or not at all. */
export function animate(element: Element, keyframes: Keyframe[]): Animation | null {
  if (prefersReducedMotion()) return null;
  return element.animate(keyframes, { duration: motionMs, easing: motionEasing });
}

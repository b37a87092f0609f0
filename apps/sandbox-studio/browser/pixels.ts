import { svg } from './dom.ts';

/** A picture of squares, as it is written: a row of text is a row of squares, `#` is one. */
export function pixels(rows: readonly string[], className: string): SVGElement {
  const d = rows
    .flatMap((row, y) => [...row].map((mark, x) => (mark === '#' ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const width = rows[0]?.length ?? 0;
  return svg(
    'svg',
    {
      viewBox: `0 0 ${width} ${rows.length}`,
      class: className,
      'shape-rendering': 'crispEdges',
      'aria-hidden': 'true',
    },
    svg('path', { d }),
  );
}

/** Squares fly apart from the middle of a place. */
export function burst(place: HTMLElement, at: { x: number; y: number }, className: string): void {
  const count = 10;
  for (let index = 0; index < count; index += 1) {
    const bit = document.createElement('i');
    bit.className = className;
    bit.style.insetInlineStart = `${at.x}px`;
    bit.style.insetBlockStart = `${at.y}px`;
    place.append(bit);
    const angle = (index / count) * 2 * Math.PI;
    const far = 22 + (index % 3) * 12;
    const to = `${Math.cos(angle) * far}px ${Math.sin(angle) * far + 10}px`;
    bit.animate(
      [
        { translate: '0 0', opacity: 1 },
        { translate: to, opacity: 0 },
      ],
      { duration: 420, easing: 'cubic-bezier(.1,.7,.4,1)', fill: 'forwards' },
    ).onfinish = () => bit.remove();
  }
}

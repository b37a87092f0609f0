import { classNames } from '@pavilion/ui/class-names';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './dock.module.css';
import { tellDockHeight } from './dock.store.ts';

/** Bars of the dock, the highest first: what is pressed most lies lowest. */
const orderOf = { offer: 1, measuring: 2, builder: 3, slip: 4 } as const;

/**
 * A bar at the lower edge of the window. The bars stack above the template's own and never lie on
 * each other; the page has their room at its end. Only in the browser: what is docked comes by
 * itself, after the page.
 */
export function Docked(props: {
  part: keyof typeof orderOf;
  /** Name of the bar as a part of the page. */
  label: string;
  /** It has no ground of its own in wide windows: it floats there. */
  isBare?: boolean;
  /**
   * Out of sight while the visitor reads on, unless the keyboard is in it; its room stays, or the
   * page's end would jump.
   */
  isAside?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return createPortal(
    <section
      aria-label={props.label}
      className={classNames(styles.part, props.className)}
      data-bare={props.isBare ?? false}
      data-aside={props.isAside ?? false}
      style={{ order: orderOf[props.part] }}
    >
      {props.children}
    </section>,
    dock(),
  );
}

let stack: HTMLElement | undefined;
let barRoom = '';

/**
 * How much room (px) the template's bar below takes, raised parts and edges included, as it was
 * measured; null where it was not yet. It stands at the dock and not at the document, whose every
 * element it would restyle.
 */
export function standOnBar(heightPx: number | null): void {
  barRoom = heightPx === null ? '' : `${heightPx}px`;
  stack?.parentElement?.style.setProperty('--bar-room', barRoom);
}

/** Where the bars stand; made with the first of them. */
function dock(): HTMLElement {
  if (stack?.isConnected) return stack;
  const edge = document.createElement('div');
  edge.className = styles.edge ?? '';
  edge.style.setProperty('--bar-room', barRoom);
  const parts = edge.appendChild(document.createElement('div'));
  parts.className = styles.parts ?? '';
  document.body.append(edge);
  new ResizeObserver(() => {
    tellDockHeight(document.documentElement, Math.ceil(parts.getBoundingClientRect().height));
  }).observe(parts);
  stack = parts;
  return parts;
}

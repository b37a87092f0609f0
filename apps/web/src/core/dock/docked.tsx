import { classNames } from '@pavilion/ui/class-names';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './dock.module.css';
import { tellDockHeight } from './dock.store.ts';

/** Bars of the dock, the highest first: what is pressed most lies lowest. */
const orderOf = { offer: 1, measuring: 2, slip: 3 } as const;

/**
 * A bar at the lower edge of the window. The bars stack above the template's own and never lie on each other; the page has their
 * room at its end. Only in the browser: what is docked comes by itself, after the page.
 */
export function Docked(props: {
  part: keyof typeof orderOf;
  /** Name of the bar as a part of the page. */
  label: string;
  /** It has no ground of its own in wide windows: it floats there. */
  isBare?: boolean;
  /** Out of the way while the visitor reads on, unless the keyboard is in it. */
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

/** Where the bars stand; made with the first of them. */
function dock(): HTMLElement {
  if (stack?.isConnected) return stack;
  const edge = document.createElement('div');
  edge.className = styles.edge ?? '';
  const parts = edge.appendChild(document.createElement('div'));
  parts.className = styles.parts ?? '';
  document.body.append(edge);
  new ResizeObserver(() => {
    tellDockHeight(document.documentElement, Math.ceil(parts.getBoundingClientRect().height));
  }).observe(parts);
  stack = parts;
  return parts;
}

import { useLayoutEffect, type ReactNode } from 'react';
import { useTemplateEnvironment } from './environment.tsx';
import './frame-art.css';
import styles from './frame.module.css';
import type { ShellProps } from './props/shell.ts';
import type { Template } from './props/template.ts';
import { FrameLayoutProvider, useLayout } from './use-layout.ts';

/**
 * Sets the regions of a template around a page. `aside` is the bet slip, beside the page where
 * there is room.
 */
export function TemplateFrame(props: {
  template: Template;
  breakpointPx: number;
  shell: ShellProps;
  /**
   * The page is a game: where there is little room it comes first, without the ticker and the
   * categories above it.
   */
  isGame?: boolean;
  footer: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { template, shell } = props;
  const { Header, Navigation, MobileBar } = template.regions;
  const { text } = useTemplateEnvironment();
  const layout = useLayout(props.breakpointPx);
  const isGameFirst = props.isGame === true && layout === 'narrow';
  const isBeside =
    template.navigationPlacement === 'start-rail' ||
    template.navigationPlacement === 'start-sidebar';

  // Dialogs and popovers stand outside the frame's tree order, so the art class and layout sit on
  // the root element; before the first paint, or the page would be seen without its art.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['layout'] = layout;
    root.classList.add(template.artClass);
    return () => root.classList.remove(template.artClass);
  }, [layout, template.artClass]);

  return (
    <FrameLayoutProvider value={layout}>
      <div className={styles.frame} data-layout={layout}>
        <a href="#main" className={styles.skip}>
          {text('ui.template.skip')}
        </a>
        {shell.isOnline ? null : (
          <p role="status" className={styles.offline}>
            {text('ui.template.offline')}
          </p>
        )}
        <FrameTop isOver={template.navigationPlacement === 'header'} path={shell.currentPath}>
          <Header shell={isGameFirst ? { ...shell, marquee: [], menu: [] } : shell} />
          {isBeside || isGameFirst ? null : <Navigation shell={shell} />}
        </FrameTop>
        <div className={styles.body} data-column={Boolean(props.aside)}>
          {isBeside && !isGameFirst ? <Navigation shell={shell} /> : null}
          <main id="main" tabIndex={-1} className={styles.main}>
            {props.children}
          </main>
          {props.aside ? <aside className={styles.aside}>{props.aside}</aside> : null}
        </div>
        {props.footer}
        <MobileBar shell={shell} />
      </div>
    </FrameLayoutProvider>
  );
}

/**
 * Header and navigation; laid over the hero on the home page in templates whose header is
 * transparent.
 */
function FrameTop(props: { isOver: boolean; path: string; children: ReactNode }) {
  if (!props.isOver) return props.children;
  return (
    <div className={styles.top} data-over={props.path === '/'}>
      {props.children}
    </div>
  );
}

import './style.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readBoot } from '../core/boot.ts';
import { yieldToMain } from '@pavilion/web-core/yield-to-main';
import { logProblem } from '@pavilion/web-core/log';
import './first-file.ts';
import { App } from './app.tsx';
import { prepare, settle } from './start.ts';

async function main(): Promise<void> {
  // Loading, preparing and rendering are three short tasks, not one long one.
  await yieldToMain();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const isServerRendered = readBoot()?.view !== undefined && root.hasChildNodes();
  // Where the server rendered nothing the preloader stands until the page does.
  if (!isServerRendered) startTransition(() => createRoot(root).render(<App />));
  await prepare();
  await yieldToMain();
  if (isServerRendered) hydrate(root);
  // The first paint comes first; the rest of the start would only delay it.
  requestAnimationFrame(() => setTimeout(() => void settle()));
}

/**
 * Hydrates the page that the server rendered. As a transition, so that it never blocks for long.
 */
function hydrate(root: HTMLElement): void {
  startTransition(() => {
    hydrateRoot(root, <App />, {
      onRecoverableError: (problem) => logProblem('a part of the page was rendered anew', problem),
    });
  });
}

void main();

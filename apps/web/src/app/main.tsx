import './style.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readBoot } from '../core/boot.ts';
import { breathe } from '../core/breathe.ts';
import { logProblem } from '../core/log.ts';
import './first-file.ts';
import { App } from './app.tsx';
import { prepare, settle } from './start.ts';

async function main(): Promise<void> {
  // Loading, preparing and drawing are three short tasks, not one long one.
  await breathe();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const isDrawn = readBoot()?.view !== undefined && root.hasChildNodes();
  // Where the server drew nothing the preloader stands until the page does.
  if (!isDrawn) startTransition(() => createRoot(root).render(<App />));
  await prepare();
  await breathe();
  if (isDrawn) takeOver(root);
  // The first paint comes first; the rest of the start would only delay it.
  requestAnimationFrame(() => setTimeout(() => void settle()));
}

/** Takes over the page that the server drew. As a transition, so that it never blocks for long. */
function takeOver(root: HTMLElement): void {
  startTransition(() => {
    hydrateRoot(root, <App />, {
      onRecoverableError: (problem) => logProblem('a part of the page was drawn anew', problem),
    });
  });
}

void main();

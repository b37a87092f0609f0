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
  await prepare();
  await breathe();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  show(root);
  // The first paint comes first; the rest of the start would only delay it.
  requestAnimationFrame(() => setTimeout(() => void settle()));
}

/** Takes over the page that the server drew, or draws it. As a transition, so that it never blocks for long. */
function show(root: HTMLElement): void {
  startTransition(() => {
    if (readBoot()?.view && root.hasChildNodes()) {
      hydrateRoot(root, <App />, {
        onRecoverableError: (problem) => logProblem('a part of the page was drawn anew', problem),
      });
    } else createRoot(root).render(<App />);
  });
}

void main();

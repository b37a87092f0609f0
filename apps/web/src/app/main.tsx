import './style.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { prepare, settle } from './start.ts';

async function main(): Promise<void> {
  await prepare();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(<App />);
  // The first paint comes first; the rest of the start would only delay it.
  requestAnimationFrame(() => setTimeout(() => void settle()));
}

void main();

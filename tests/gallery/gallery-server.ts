import { createServer } from 'vite';
import { galleryOrigin } from './gallery-browser.ts';

/** Stands in the page of the gallery and of nothing else (harness/index.html). */
const marker = '<meta name="application-name" content="Pavilion gallery" />';

/**
 * Serves the gallery unless somebody does already (`npm run dev -- --gallery`); gives how to end
 * what was started.
 */
export async function serveGallery(): Promise<() => Promise<void>> {
  if (await isServed()) return async () => undefined;
  const server = await createServer({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    logLevel: 'error',
    // Nobody edits while the gallery is judged, and a page that reloads itself would be judged half
    // drawn.
    server: { hmr: false, watch: null },
  });
  await server.listen();
  return () => server.close();
}

async function isServed(): Promise<boolean> {
  const answer = await fetch(galleryOrigin, { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  // Another program at the port is not the gallery; to start it there then fails and says so.
  return answer?.ok === true && (await answer.text()).includes(marker);
}

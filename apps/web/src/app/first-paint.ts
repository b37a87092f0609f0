/** Longest wait for the picture of the first view, on networks where it takes its time. */
const maxWaitMs = 2500;
/** What a visitor does to a page that does not answer yet. */
const touches = ['pointerdown', 'keydown'] as const;

/** Files asked for between two pauses: asking costs a phone some milliseconds each. */
const handful = 5;

/**
 * What does not come is asked for again after these pauses: a network drops out for a moment, a
 * server is busy.
 */
const askAgainAfterMs = [1000, 4000];

/**
 * They run by themselves: with the entry, which waits for them, they would hold a phone in one long
 * task.
 */
const libraries = /\/vendor-[^/]+$/;

/**
 * Loads the app into a page that the server rendered: its first module runs, the others come with
 * it.
 */
async function loadApp(): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="pavilion-modules"]');
  const [entry, ...others] = meta?.content.split(' ') ?? [];
  if (!entry) return;
  addEntry(entry);
  for (const [index, href] of others.entries()) {
    if (index % handful === handful - 1) await pause();
    if (libraries.test(href)) add('script', { type: 'module', crossOrigin: '', src: href });
    else add('link', { rel: 'modulepreload', crossOrigin: '', href });
  }
  await pause();
  wakeFormats();
}

/**
 * The error is that of any file it needs: without one of them the page would stand there and never
 * answer.
 */
function addEntry(src: string, tries = 0): void {
  const waitMs = askAgainAfterMs[tries];
  const entry = add('script', { type: 'module', crossOrigin: '', src });
  if (waitMs === undefined) return;
  entry.addEventListener('error', () => void pause(waitMs).then(() => addEntry(src, tries + 1)));
}

/**
 * The first format of a page costs a phone a tenth of a second, whatever it writes: the browser
 * reads its tables of languages. A worker makes it do so beside the page, while the files of the
 * app are on their way.
 */
function wakeFormats(): void {
  const worker = new Worker(new URL('./wake-formats.worker.ts', import.meta.url));
  worker.postMessage(document.documentElement.lang);
}

// This file stands alone: an import would bring a part of the app with it.
const pause = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));

function add(tag: 'link' | 'script', properties: Record<string, string>): HTMLElement {
  const element = Object.assign(document.createElement(tag), properties);
  document.head.append(element);
  return element;
}

/**
 * Resolves once the page has been painted with the picture that matters most; a browser told to
 * show no pictures chooses none.
 */
async function painted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture?.currentSrc && !picture.complete)
    await new Promise((done) => {
      picture.addEventListener('load', done);
      picture.addEventListener('error', done);
    });
  await contentPainted();
  // A frame that is asked for in a frame follows one that was painted.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/**
 * Resolves when the browser says that the page stands on the glass; at once where it never says so.
 */
const contentPainted = (): Promise<void> =>
  new Promise((done) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return done();
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * Pages in the background paint no frames, and pictures may never come: time passes all the same.
 */
const waited = (): Promise<void> => new Promise((done) => setTimeout(done, maxWaitMs));

const touched = (): Promise<unknown> =>
  new Promise((done) => {
    for (const name of touches) addEventListener(name, done, { once: true, passive: true });
  });

const isReady = (): boolean => document.querySelector('#root[data-ready]') !== null;

/** Parts of the page whose code has not come yet, when the app already answers. */
const waitingPart = '[data-waits]';

/**
 * A button that is pressed before the app answers waits for it, and is pressed once: now nobody
 * hears it. Of several the last one counts.
 */
function keepPressed(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || (isReady() && !target.closest(waitingPart))) return;
  for (const other of document.querySelectorAll('[data-pressed]'))
    other.removeAttribute('data-pressed');
  const button = target.closest('button');
  if (!button) return;
  button.setAttribute('data-pressed', '');
  event.stopImmediatePropagation();
}

/**
 * A form that is sent before the app answers would load the page anew and lose what was written.
 */
function keepForm(event: Event): void {
  if (isReady()) removeEventListener('submit', keepForm, true);
  else event.preventDefault();
}

addEventListener('submit', keepForm, true);
addEventListener('click', keepPressed, true);
void Promise.race([painted(), waited(), touched()]).then(loadApp);

// chunk: later
import { logProblem } from '@pavilion/web-core/log';

/** Attributes of a script element that travel with it. */
const kept: ReadonlySet<string> = new Set(['id', 'integrity', 'crossorigin']);

interface AnalyticsScript {
  section: 'HEAD' | 'BODY';
  script: string;
}

/**
 * Inserts the operator's analytics. A script by address is loaded from there; inline text becomes a
 * script element. The page's content security policy allows exactly these: addresses by their
 * origin, inline text by its hash, so it is inserted to the letter. Anything but scripts is left
 * out.
 */
export function insertScripts(scripts: readonly AnalyticsScript[]): void {
  for (const { section, script } of scripts) {
    const parent = section === 'HEAD' ? document.head : document.body;
    for (const element of scriptElements(script)) parent.append(element);
  }
}

/** Script elements of an entry: of its markup, of an address, or of plain script text. */
function scriptElements(entry: string): HTMLScriptElement[] {
  const text = entry.trim();
  if (/^https:\/\/\S+$/.test(text)) return [withSource(text)];
  if (!text.startsWith('<')) return [withText(text)];
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  return [...parsed.querySelectorAll('script')].map(copyOf);
}

function copyOf(parsed: HTMLScriptElement): HTMLScriptElement {
  const copy = parsed.src ? withSource(parsed.src) : withText(parsed.text);
  for (const { name, value } of parsed.attributes)
    if (name.startsWith('data-') || kept.has(name)) copy.setAttribute(name, value);
  return copy;
}

function withSource(src: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.async = true;
  element.src = src;
  element.onerror = () => logProblem('an analytics script could not be loaded', src);
  return element;
}

function withText(text: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.text = text;
  return element;
}

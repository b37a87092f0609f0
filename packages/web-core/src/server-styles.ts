// chunk: later
import { yieldToMain } from './yield-to-main.ts';

/**
 * Element the server keeps the style attributes of a server-rendered page in, and the mark of those
 * that had one.
 */
const sheetId = 'pavilion-drawn';
const mark = 'data-drawn';
/** Elements hydrated between two pauses. */
const handful = 40;

/**
 * The content security policy refuses style attributes in the markup, so the server writes them as
 * rules. Once the app answers they become styles of their elements, where React looks for them;
 * what it has changed since stays.
 */
export async function hydrateStyles(): Promise<void> {
  const styles = serverStyles();
  for (const [index, element] of [...serverElements()].entries()) {
    if (index % handful === 0) await yieldToMain();
    addMissing(element.style, styles.get(element.getAttribute(mark) ?? ''));
    element.removeAttribute(mark);
  }
}

const serverElements = () => document.querySelectorAll<HTMLElement>(`[${mark}]`);

function serverStyles(): Map<string, CSSStyleDeclaration> {
  const sheet = (document.getElementById(sheetId) as HTMLStyleElement | null)?.sheet;
  const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  return new Map(
    rules.map(({ selectorText, style }) => [/"(.*)"/.exec(selectorText)?.[1] ?? '', style]),
  );
}

function addMissing(own: CSSStyleDeclaration, drawn: CSSStyleDeclaration | undefined): void {
  for (const property of drawn ?? [])
    if (own.getPropertyValue(property) === '')
      own.setProperty(property, drawn?.getPropertyValue(property) ?? '');
}

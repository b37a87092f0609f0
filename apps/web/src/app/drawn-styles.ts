/** Element the server keeps the style attributes of a drawn page in, and the mark of those that had one. */
const sheetId = 'pavilion-drawn';
const mark = 'data-drawn';

/**
 * The content security policy refuses style attributes in the markup, so the server writes them as rules. Before the
 * page is taken over they become styles of their elements, where React looks for them.
 */
export function takeOverStyles(): void {
  const sheet = (document.getElementById(sheetId) as HTMLStyleElement | null)?.sheet;
  const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  for (const rule of rules) {
    for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText;
      element.removeAttribute(mark);
    }
  }
}

import { useEffect } from 'react';

/** Set on #root once the app answers. */
const readyMark = 'data-ready';
/** Set by the first script of a drawn page on the button that was pressed before the app answered. */
const pressedMark = 'data-pressed';
/** Fields whose written text belongs to the visitor. */
const fields = 'input:not([type]), input[type="text"], input[type="search"], textarea';

/** Gives the app what the visitor wrote and pressed while the page only stood drawn; nothing of it is lost. */
export function useTakeOver(): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root || root.hasAttribute(readyMark)) return;
    root.setAttribute(readyMark, '');
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields))
      if (field.value !== field.defaultValue) writeAgain(field, field.value);
    for (const button of root.querySelectorAll<HTMLElement>(`[${pressedMark}]`)) {
      button.removeAttribute(pressedMark);
      button.click();
    }
  }, []);
}

/** React compares with the value it saw last: the field is emptied before its eyes, then written behind its back. */
function writeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

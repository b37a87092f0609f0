/**
 * Set by the first script of a server-rendered page on the button that was pressed before its part
 * answered.
 */
const pressedMark = 'data-pressed';
/**
 * Set on the places of server-rendered parts whose code has not come yet; the first script of the
 * page knows it too.
 */
export const waitingMark = 'data-waits';
/** Fields whose written text belongs to the visitor. */
const fields = 'input:not([type]), input[type="text"], input[type="search"], textarea';

/**
 * Gives the app what the visitor wrote and pressed while the part was only server-rendered; nothing
 * of it is lost.
 */
export function replayInput(part: HTMLElement): void {
  const answers = (element: Element): boolean =>
    element.closest(`[${waitingMark}]`)?.contains(part) !== false;
  const ofPart = <Found extends Element>(selector: string) =>
    [...part.querySelectorAll<Found>(selector)].filter(answers);
  for (const field of ofPart<HTMLInputElement | HTMLTextAreaElement>(fields))
    if (field.value !== field.defaultValue) writeAgain(field, field.value);
  for (const button of ofPart<HTMLElement>(`[${pressedMark}]`)) {
    button.removeAttribute(pressedMark);
    button.click();
  }
}

const listeners = new Set<() => void>();
const isWaiting = (): boolean => document.querySelector(`[${waitingMark}]`) !== null;

/**
 * Resolves once every server-rendered part answers. What changes around one before makes React give
 * it up, with what was pressed in it.
 */
export function untilAllAnswer(): Promise<void> {
  if (!isWaiting()) return Promise.resolve();
  return new Promise((done) => void listeners.add(done));
}

/** A part answers now: what was done in it before is given to it. */
export function answer(part: HTMLElement): void {
  part.removeAttribute(waitingMark);
  replayInput(part);
  settleAnswers();
}

/**
 * Tells whoever waits for the server-rendered parts once none is left, be it that the last one
 * answers or that the visitor has left its page.
 */
export function settleAnswers(): void {
  if (isWaiting()) return;
  for (const tell of listeners) tell();
  listeners.clear();
}

/**
 * React compares with the value it saw last: the field is emptied before its eyes, then written
 * behind its back.
 */
function writeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

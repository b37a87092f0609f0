// chunk: later
import { provideDialogLayers } from '@pavilion/ui/dialog-layers';
import { addressOf, browserHistory, shareHistory, writeAddress } from './history.ts';

type Close = () => void;

/** Open dialogs, the topmost last. */
const open: Close[] = [];
/**
 * True while the step on top of the history is ours. All dialogs share one: the next is made when
 * it is used up.
 */
let hasStep = false;
/**
 * True while our step is being taken back; what is to be written meanwhile waits, or it would be
 * lost.
 */
let isGoingBack = false;
const waiting: (() => void)[] = [];
/** What had the focus when our step was taken back. */
let focused: Element | null = null;

const stepState = { isDialog: true };
const isAtStep = (): boolean =>
  (history.state as Partial<typeof stepState> | null)?.isDialog === true;

/**
 * Gives dialogs a step of the history, so that Back closes the topmost one and the page stays.
 * Going to another page closes them and takes the place of the step.
 */
export function letBackCloseDialogs(): void {
  shareHistory({ takeStep, write });
  provideDialogLayers(openDialogStep);
}

/** A dialog has opened; gives what is to be called once it has closed. */
function openDialogStep(close: Close): () => void {
  open.push(close);
  settleSoon();
  return () => {
    const index = open.lastIndexOf(close);
    if (index < 0) return;
    open.splice(index, 1);
    settleSoon();
  };
}

/** One dialog often takes the place of another: the history is settled when both are through. */
const settleSoon = (): void => void setTimeout(settle, 0);

function settle(): void {
  if (isGoingBack) return;
  if (open.length > 0 && !hasStep) {
    history.pushState(stepState, '', addressOf(browserHistory.location));
    hasStep = true;
  } else if (open.length === 0 && hasStep) takeStepBack();
}

function takeStepBack(): void {
  isGoingBack = true;
  focused = document.activeElement;
  history.back();
}

function takeStep(): boolean {
  if (isGoingBack) {
    isGoingBack = hasStep = false;
    setTimeout(keepFocus, 0);
    for (const writeNow of waiting.splice(0)) writeNow();
    settle();
    return true;
  }
  // Back from a hash that lies above our step: that one is still there.
  if (!hasStep || isAtStep()) return false;
  hasStep = false;
  open.pop()?.();
  settleSoon();
  return true;
}

/**
 * Going back to an address with a hash, a browser gives the focus to the part that the hash names:
 * it stays where it was.
 */
function keepFocus(): void {
  const isMoved = location.hash.length > 1 && document.activeElement?.id === location.hash.slice(1);
  if (isMoved && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  focused = null;
}

function write(action: 'push' | 'replace', address: string): boolean {
  if (isGoingBack) {
    waiting.push(() => writeAddress(action, address));
    return true;
  }
  if (isSamePage(address)) return false;
  if (action === 'replace') return replacePage(address);
  for (const close of open.splice(0)) close();
  if (!hasStep) return false;
  hasStep = false;
  history.replaceState(null, '', address);
  return true;
}

/**
 * Another page takes the place of the one below our step, not of the step; what is open gets a step
 * above it again.
 */
function replacePage(address: string): boolean {
  if (!hasStep) return false;
  settleSoon();
  if (isAtStep()) {
    waiting.push(() => writeAddress('replace', address));
    takeStepBack();
    return true;
  }
  // A modal of the address lies above our step, which stays where it is.
  hasStep = false;
  return false;
}

/** A modal in the address is no other page: what is open stays below it. */
const isSamePage = (address: string): boolean => {
  const { pathname, search } = browserHistory.location;
  return address.replace(/#.*$/, '') === pathname + search;
};

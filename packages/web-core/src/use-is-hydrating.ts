import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const nothing = (): null => null;

let wasAsked = false;
const served = (): null => {
  wasAsked = true;
  return null;
};

/** Whether React has just asked for the server's snapshot. */
function takeAsking(): boolean {
  const asked = wasAsked;
  wasAsked = false;
  return asked;
}

/**
 * True while a component is hydrated from the server's markup, and while the server renders it;
 * false where it is drawn by the browser. Unlike a snapshot that differs, it makes nothing draw
 * again: React asks for the server's snapshot in just these cases, and only the asking is looked
 * at.
 */
export function useIsHydrating(): boolean {
  useSyncExternalStore(neverChanges, nothing, served);
  return takeAsking();
}

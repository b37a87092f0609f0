import { create } from 'zustand';

/**
 * Every modal of the site. Those of `hashModals` are also opened by the address (`#loginmodal`).
 */
export type ModalName =
  | 'loginmodal'
  | 'modal-signin'
  | 'registermodal'
  | 'announcements'
  | 'welcome'
  | 'partners'
  | 'assistant'
  | 'chat'
  | 'app-download';

export const hashModals: readonly ModalName[] = ['loginmodal', 'modal-signin', 'registermodal'];

interface ModalState {
  /** The one open modal: opening another closes it. */
  open: ModalName | null;
  /** The modal that was open before; closing remembers it. */
  previous: ModalName | null;
}

export const useModalStore = create<ModalState>(() => ({ open: null, previous: null }));

/** Opens a modal; one that is open closes and is remembered. */
export function openModal(name: ModalName): void {
  useModalStore.setState(({ open, previous }) =>
    open === name ? { open } : { open: name, previous: open ?? previous },
  );
}

/** Closes the open modal (or only `name`, when it is the open one) and remembers it. */
export function closeModal(name?: ModalName): void {
  useModalStore.setState(({ open, previous }) =>
    open && (!name || open === name) ? { open: null, previous: open } : { open, previous },
  );
}

/** Opens again what was open before; nothing when there was none. */
export function reopenPreviousModal(): void {
  const { previous } = useModalStore.getState();
  if (previous) openModal(previous);
}

let prepare: (name: ModalName) => void = () => undefined;

/** Told once by what shows modals how to fetch one ahead. */
export function onPrepareModal(handler: (name: ModalName) => void): void {
  prepare = handler;
}

/** A modal will be opened soon: fetches it meanwhile. */
export function prepareModal(name: ModalName): void {
  prepare(name);
}

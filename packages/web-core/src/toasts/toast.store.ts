import { create } from 'zustand';

export interface ToastMessage {
  tone: 'error' | 'warning' | 'success' | 'info';
  title: string;
  text?: string;
  durationMs?: number;
  /** A page that the toast leads to, given without language prefix. */
  action?: { label: string; to: string };
}

interface ToastState {
  /** Toasts not handed to the toaster yet; it is loaded when the first one is shown. */
  waiting: ToastMessage[];
}

export const useToastStore = create<ToastState>(() => ({ waiting: [] }));

/** Shows a toast at the bottom, at the end of the line. 4 s unless told. */
export function showToast(message: ToastMessage): void {
  useToastStore.setState(({ waiting }) => ({ waiting: [...waiting, message] }));
}

/** Hands the waiting toasts over, once. */
export function takeToasts(): ToastMessage[] {
  const { waiting } = useToastStore.getState();
  if (waiting.length > 0) useToastStore.setState({ waiting: [] });
  return waiting;
}

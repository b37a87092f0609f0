// chunk: later
import { create } from 'zustand';

/** A message that must be seen: an error, or a result worth stopping for. */
export interface DialogMessage {
  tone: 'error' | 'success' | 'info';
  title: string;
  text: string;
  /** Done once it has been closed and the focus is back on the page. */
  afterwards?: () => void;
}

interface DialogState {
  message: DialogMessage | null;
}

export const useDialogStore = create<DialogState>(() => ({ message: null }));

/** Shows a message with one button; a newer one replaces it. */
export function showDialog(message: DialogMessage): void {
  useDialogStore.setState({ message });
}

export function closeDialog(): void {
  useDialogStore.setState({ message: null });
}

import type { ShellProps } from '../props/shell.ts';

/** What a dialog of the chrome is given. */
export interface ToolDialogProps {
  shell: ShellProps;
  isOpen: boolean;
  onClose: () => void;
}

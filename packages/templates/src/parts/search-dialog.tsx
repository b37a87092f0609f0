// chunk: later
import { Dialog } from '@pavilion/ui/dialog';
import { useTemplateEnvironment } from '../environment.tsx';
import styles from './search-dialog.module.css';
import type { ToolDialogProps } from './tool-dialog.types.ts';

/** The shell's search in a dialog; closes when the page changes, since a result was chosen. */
export function SearchDialog(props: ToolDialogProps) {
  const { text } = useTemplateEnvironment();
  return (
    <Dialog
      key={props.shell.currentPath}
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={text('ui.template.search')}
      closeLabel={text('ui.common.close')}
      kind="sheet"
    >
      <div className={styles.search}>{props.shell.search}</div>
    </Dialog>
  );
}

import { IconButton } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { useState } from 'react';
import { useTemplateEnvironment } from '../environment.tsx';
import type { ShellProps } from '../region-props.ts';
import styles from './search-button.module.css';

/** A magnifier that opens the search, where a header has no room for the box. */
export function SearchButton({ shell }: { shell: ShellProps }) {
  const { text } = useTemplateEnvironment();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="search"
        label={text('ui.template.search')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <SearchDialog shell={shell} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** The shell's search in a dialog; closes when the page changes, since a result was chosen. */
export function SearchDialog(props: { shell: ShellProps; isOpen: boolean; onClose: () => void }) {
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

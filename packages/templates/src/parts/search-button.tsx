import { IconButton } from '@pavilion/ui/button';
import { useTemplateEnvironment } from '../environment.tsx';
import type { ShellProps } from '../props/shell.ts';
import { useToolDialogs } from './use-tool-dialogs.ts';

/** A magnifier that opens the search, where a header has no room for the box. */
export function SearchButton({ shell }: { shell: ShellProps }) {
  const { text } = useTemplateEnvironment();
  const { open, show, close, dialogs } = useToolDialogs();
  return (
    <>
      <IconButton
        icon="search"
        label={text('ui.template.search')}
        aria-expanded={open !== null}
        onClick={() => show('search')}
      />
      {dialogs ? (
        <dialogs.SearchDialog shell={shell} isOpen={open !== null} onClose={close} />
      ) : null}
    </>
  );
}

import { useText } from '@pavilion/i18n/react';
import { controlClass } from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../../../core/build/lazy-part.ts';
import { go } from '../../../core/navigation/go.ts';
import { rememberSearch, useRecentSearches } from './recent-searches.store.ts';
import styles from './search-box.module.css';
import { resultsInOrder } from './result-groups.ts';
import { useListbox } from './use-listbox.ts';
import { useSearchResults } from './use-search-results.ts';

/** It comes with the rest of the words once somebody is about to search. */
const SearchPanel = lazyPart(async () => (await import('./search-panel.tsx')).SearchPanel);

const longestSearch = 100;

/**
 * One box for games, matches, categories and providers, with what it finds in a list below it and
 * earlier searches while it is empty.
 */
export function GameSearch() {
  const t = useText();
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const search = useSearchBox(rootRef, id);
  useFocusInDialog(inputRef);
  return (
    <div
      ref={rootRef}
      role="search"
      className={styles.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) search.close();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('ui.search.label')}
      </label>
      <Icon name="search" size={18} className={styles.glass} />
      <input
        {...search.listbox.boxProps}
        ref={inputRef}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={longestSearch}
        value={search.text}
        placeholder={t('ui.search.label')}
        onChange={(event) => search.write(event.target.value)}
        onFocus={search.open}
        onClick={search.open}
        className={`${controlClass} ${styles.box}`}
      />
      <Suspense>{search.isOpen ? <SearchPanel {...search} /> : null}</Suspense>
    </div>
  );
}

function useSearchBox(rootRef: React.RefObject<HTMLDivElement | null>, id: string) {
  const [text, setText] = useState(() => writtenBefore(id));
  const [isWanted, setWanted] = useState(false);
  // A visitor who already writes sees what is found, once the box stands as the server rendered it.
  useEffect(() => {
    if (document.activeElement?.id !== id || writtenBefore(id) === '') return;
    const frame = requestAnimationFrame(() => setWanted(true));
    return () => cancelAnimationFrame(frame);
  }, [id]);
  const results = useSearchResults(text);
  const recents = useRecentSearches((state) => state.searches);
  const isOpen = isWanted && (results.isSearching || (text === '' && recents.length > 0));
  const open = (): void => {
    void SearchPanel.preload();
    setWanted(true);
  };
  const close = (): void => setWanted(false);
  const write = (next: string): void => {
    setText(next);
    setWanted(true);
    listbox.reset();
  };
  const visit = (to: string): void => {
    rememberSearch(text);
    setText('');
    close();
    // The dialog around the box, where there is one, closes with the choice, also when the page
    // stays the same.
    rootRef.current?.closest('dialog')?.close();
    go(to);
  };
  const options = results.isSearching
    ? resultsInOrder(results).map(({ kind, id, to }) => ({
        id: `${kind}:${id}`,
        choose: () => visit(to),
      }))
    : recents.map((search) => ({ id: search, choose: () => write(search) }));
  const listbox = useListbox({
    options: isOpen ? options : [],
    isOpen,
    onOpen: open,
    onClose: close,
    onClear: () => {
      setText('');
      close();
    },
  });
  const choose = (index: number): void => options[index]?.choose();
  return { text, isOpen, open, close, write, results, recents, listbox, choose };
}

/** What was written into the served box of this id before it was hydrated: React would empty it. */
const writtenBefore = (id: string): string => {
  if (typeof document === 'undefined') return '';
  const box = document.getElementById(id);
  return box instanceof HTMLInputElement ? box.value : '';
};

/**
 * In a dialog of its own the box has the focus at once; the drawer holds a menu as well and leaves
 * it where it is.
 */
function useFocusInDialog(ref: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (!dialog || dialog.querySelector('nav')) return;
    // The dialog opens after its content is there.
    const frame = requestAnimationFrame(() => ref.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [ref]);
}

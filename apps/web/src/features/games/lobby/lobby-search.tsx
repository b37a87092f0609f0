import { useText } from '@pavilion/i18n/react';
import { controlClass } from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';
import { useEffect, useId, useRef, useState } from 'react';
import { longestSearch } from './lobby-choice.ts';
import styles from './lobby.module.css';
import type { ChangeChoice } from './use-lobby.ts';

const pauseMs = 250;

/** Search within a lobby. Beginning a search is a step of the history, going on with it is not. */
export function LobbySearch(props: { title: string; search: string; onChange: ChangeChoice }) {
  const t = useText();
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { text, write } = useWrittenSearch(props.search, props.onChange);
  const label = t('ui.lobby.searchIn', { name: props.title });
  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon name="search" size={18} className={styles.searchIcon} />
      <input
        ref={inputRef}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestSearch}
        value={text}
        placeholder={t('ui.template.search')}
        className={`${controlClass} ${styles.searchInput}`}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') write('');
        }}
      />
      {text === '' ? null : (
        <button
          type="button"
          className={styles.searchClear}
          aria-label={t('ui.lobby.searchClear')}
          onClick={() => {
            write('');
            inputRef.current?.focus();
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </form>
  );
}

/**
 * The typed text; it reaches the address after a pause, and an address that changed otherwise
 * reaches the field.
 */
function useWrittenSearch(search: string, onChange: ChangeChoice) {
  const [text, setText] = useState(search);
  const written = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = (next: string): void => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        const isGoingOn = written.current !== '';
        written.current = next;
        onChange({ search: next }, { replace: isGoingOn });
      },
      next === '' ? 0 : pauseMs,
    );
  };
  return { text, write };
}

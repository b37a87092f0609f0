import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useId, type ReactNode } from 'react';
import styles from './game-search.module.css';
import { forgetSearches } from './recent-searches.store.ts';
import { groupsOf } from './result-groups.ts';
import { RecentOption, ResultOption } from './search-option.tsx';
import type { useListbox } from './use-listbox.ts';
import type { Result, useSearchResults } from './use-search-results.ts';

interface PanelProps {
  results: ReturnType<typeof useSearchResults>;
  recents: readonly string[];
  listbox: ReturnType<typeof useListbox>;
  choose: (index: number) => void;
}

/** What hangs below the box: results in groups, or earlier searches while nothing is typed. */
export function SearchPanel(props: PanelProps) {
  const t = useText();
  const { results } = props;
  return (
    // The focus must not leave the box when the list is touched.
    <div
      role="presentation"
      className={styles.panel}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p role="status" className={styles.status}>
        {statusText(props, t)}
      </p>
      <div id={props.listbox.listId} role="listbox" aria-label={t('ui.search.results')}>
        {results.isSearching ? <Results {...props} /> : <Recents {...props} />}
      </div>
      {results.isFailed ? (
        <Button kind="secondary" size="small" icon="refresh" onClick={results.retry}>
          {t('ui.common.retry')}
        </Button>
      ) : null}
      {results.isSearching || props.recents.length === 0 ? null : (
        <Button kind="ghost" size="small" icon="trash" onClick={forgetSearches}>
          {t('ui.search.recentClear')}
        </Button>
      )}
    </div>
  );
}

function statusText({ results }: PanelProps, t: ReturnType<typeof useText>): string {
  const { search, isSearching, isLoading, isFailed, count } = results;
  if (!isSearching) return t('ui.search.recent');
  if (isFailed) return t('ui.common.errorText');
  if (count > 0) return t('ui.common.resultCount', { count });
  return isLoading ? t('ui.common.loading') : t('ui.common.noResultsFor', { query: search });
}

function Results({ results, listbox, choose }: PanelProps) {
  const t = useText();
  const { search } = results;
  const option = (result: Result, index: number) => (
    <ResultOption
      key={`${result.kind}:${result.id}`}
      id={listbox.optionId(index)}
      isActive={listbox.active === index}
      result={result}
      search={search}
      onChoose={() => choose(index)}
    />
  );
  return (
    <>
      {groupsOf(results).map(({ key, found, startsAt }) => (
        <Group key={key} title={t(key)}>
          {found.map((result, index) => option(result, startsAt + index))}
        </Group>
      ))}
    </>
  );
}

function Group(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className={styles.group}>
        {props.title}
      </span>
      {props.children}
    </div>
  );
}

function Recents({ recents, listbox, choose }: PanelProps) {
  return recents.map((search, index) => (
    <RecentOption
      key={search}
      id={listbox.optionId(index)}
      isActive={listbox.active === index}
      onChoose={() => choose(index)}
    >
      {search}
    </RecentOption>
  ));
}

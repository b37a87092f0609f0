import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useSearchParams } from '../../../core/navigation/use-search-params.ts';
import { HoldemTable } from './holdem-table.tsx';
import { TableList } from './table-list.tsx';
import styles from './holdem.module.css';

/** As many tables as are shown side by side. */
const tablesMax = 4;
const tableId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Tables that are open stand in the address, so that a reload finds them. */
function useOpenTables() {
  const [params, setParams] = useSearchParams();
  const open = (params.get('table') ?? '').split(',').filter((id) => tableId.test(id));
  const set = (ids: readonly string[]): void =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (ids.length === 0) next.delete('table');
      else next.set('table', ids.slice(0, tablesMax).join(','));
      return next;
    });
  return {
    open: open.slice(0, tablesMax),
    add: (id: string) => set([...open.filter((one) => one !== id), id]),
    remove: (id: string) => set(open.filter((one) => one !== id)),
    clear: () => set([]),
  };
}

/** Hold'em between players: the tables of the site, and up to four of them side by side. */
export function PokerRoom() {
  const t = useText();
  const { open, add, remove, clear } = useOpenTables();
  return (
    <section className={styles.room} aria-labelledby="poker-room">
      <header className={styles.head}>
        <div>
          <h2 id="poker-room" className="m-0 text-xl font-bold">
            {t('ui.poker.title')}
          </h2>
          {open.length > 0 ? null : <p className="m-0 text-text-muted">{t('ui.poker.intro')}</p>}
        </div>
        {open.length > 0 ? (
          <Button kind="secondary" icon="list" onClick={clear}>
            {t('ui.poker.allTables')}
          </Button>
        ) : null}
      </header>
      {open.length > 0 ? (
        <div className={styles.tables} data-count={open.length}>
          {open.map((id) => (
            <HoldemTable
              key={id}
              tableId={id}
              isSmall={open.length > 1}
              onClose={() => remove(id)}
            />
          ))}
        </div>
      ) : null}
      {open.length < tablesMax ? <TableList open={open} onOpen={add} /> : null}
    </section>
  );
}

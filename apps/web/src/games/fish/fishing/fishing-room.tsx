import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useState } from 'react';
import { useFilling } from '../../stages/parts/use-filling.tsx';
import { BuyInDialog } from './buy-in-dialog.tsx';
import styles from './fishing.module.css';
import { useRefreshSession, useSession, type Sea } from './fishing.queries.ts';
import { LeftPanel, type LeftSession } from './left-panel.tsx';
import { SeaList } from './sea-list.tsx';
import { SeaView } from './sea-view.tsx';

/** Fishing: the seas of the site, or the one where one's cannon stands. */
export function FishingRoom() {
  const t = useText();
  const session = useSession();
  const refresh = useRefreshSession();
  const [sea, setSea] = useState<Sea | null>(null);
  const [left, setLeft] = useState<LeftSession | null>(null);
  const open = session.data ?? null;
  const { filling, fillButton } = useFilling();
  return (
    <section
      className={classNames(styles.room, filling)}
      data-open={open ? true : undefined}
      aria-labelledby="fishing-room"
    >
      <header>
        {open ? null : fillButton}
        <h2 id="fishing-room" className="m-0 text-xl font-bold">
          {t('ui.fishing.title')}
        </h2>
        <p className="m-0 text-text-muted">{t('ui.fishing.intro')}</p>
      </header>
      {open ? (
        <SeaView
          key={open.session_id}
          session={open}
          corner={fillButton}
          onLeft={(settled) => {
            if (settled) setLeft({ session: open, settled });
            void refresh();
          }}
        />
      ) : (
        <>
          {left ? <LeftPanel left={left} onClose={() => setLeft(null)} /> : null}
          <SeaList onEnter={setSea} />
        </>
      )}
      <BuyInDialog sea={open ? null : sea} onClose={() => setSea(null)} />
    </section>
  );
}

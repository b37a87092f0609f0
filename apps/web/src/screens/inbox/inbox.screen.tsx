import { useText } from '@pavilion/i18n/react';
import { Tabs } from '@pavilion/ui/tabs';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { NoticeChoices } from '../../features/support/inbox/notice-choices.tsx';
import { InboxMessages } from './inbox-messages.tsx';

const settings = 'settings';

/** /inbox: messages of the player, and what he is told of; the address names which of the two. */
export function InboxScreen() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === settings ? settings : 'messages';
  const select = (id: string): void =>
    setParams((now) => {
      if (id === settings) now.set('view', id);
      else now.delete('view');
      return now;
    });
  return (
    <PageColumn title={t('_m.inbox')}>
      <Tabs
        label={t('_m.inbox')}
        selectedId={view}
        onSelect={select}
        items={[
          { id: 'messages', label: t('ui.inbox.messages') },
          { id: settings, label: t('ui.notices.title') },
        ]}
      >
        <div className="grid grid-cols-1 gap-4 pt-4">
          {view === settings ? <NoticeChoices /> : <InboxMessages />}
        </div>
      </Tabs>
    </PageColumn>
  );
}

import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { closeModal } from '../../core/modals/modal.store.ts';
import { RichText } from '../../core/layout/rich-text.tsx';
import { announcementsQuery } from './home-queries.ts';
import { markSeen } from './seen-announcements.ts';

/** The announcements in force, newest first as the server gives them. */
export function AnnouncementsModal() {
  const t = useText();
  const format = useFormat();
  const { data } = useQuery(announcementsQuery());
  const announcements = data?.value ?? [];
  const close = (): void => {
    markSeen(announcements.map(({ announcement_id }) => announcement_id));
    closeModal('announcements');
  };
  return (
    <Dialog
      isOpen
      id="announcements"
      kind="sheet"
      onClose={close}
      title={t('ui.home.announcements')}
      closeLabel={t('ui.common.close')}
    >
      <ul className="grid gap-6">
        {announcements.map((item) => (
          <li key={item.announcement_id} className="grid gap-2">
            {item.img_url ? (
              <img src={item.img_url} alt="" loading="lazy" className="w-full rounded-card" />
            ) : null}
            <h3 className="text-lg font-semibold">{item.title}</h3>
            {item.end_date ? (
              <p className="text-sm text-text-muted">
                {t('ui.home.until', { date: format.date(item.end_date) })}
              </p>
            ) : null}
            <RichText html={item.body} />
          </li>
        ))}
      </ul>
      {/* Inside what scrolls, so that the keyboard reaches and scrolls it in every browser. */}
      <Button className="mt-6" isWide onClick={close}>
        {t('ui.common.ok')}
      </Button>
    </Dialog>
  );
}

import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { CheckboxField } from '@pavilion/ui/choice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { AnnouncementArticle, type Announcement } from './announcement-article.tsx';
import { dueNow, putOffToday } from './announcement-memory.ts';
import { closeAnnouncements, useChosenAnnouncement } from './chosen-announcement.store.ts';
import { announcementsQuery } from './announcement-queries.ts';

/** As long as a finger takes that was on its way when the dialog opened by itself. */
const landingMs = 500;

/**
 * The announcements in force for who looks at them that were not put off for today, or the one the
 * visitor asked for, which needs no putting off. "Don't show again today" puts off exactly those
 * shown.
 */
export function AnnouncementsModal() {
  const t = useText();
  const [isOff, setOff] = useState(false);
  const isAskedFor = useChosenAnnouncement(({ id }) => id !== null);
  const shown = useShown();
  const isLanding = useLanding();
  const close = (): void => {
    // A touch that was meant for the page beneath lands on what came over it: it does nothing.
    // Escape has closed the dialog already.
    const isEarly = !isAskedFor && isLanding.current;
    if (isEarly && isDialogOpen()) return;
    if (isOff) putOffToday(shown.map(({ announcement_id }) => announcement_id));
    closeAnnouncements();
  };
  return (
    <Dialog
      isOpen
      id="announcements"
      kind="sheet"
      onClose={close}
      title={t(isAskedFor ? 'ui.home.promotions' : 'ui.home.announcements')}
      closeLabel={t('ui.common.close')}
      actions={
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {isAskedFor ? null : (
            <CheckboxField
              label={t('ui.home.notToday')}
              checked={isOff}
              onChange={(event) => setOff(event.target.checked)}
            />
          )}
          <Button className="grow sm:grow-0 sm:px-10" onClick={close}>
            {t('ui.common.ok')}
          </Button>
        </div>
      }
    >
      <ul className="grid gap-8">
        {shown.map((item) => (
          <li key={item.announcement_id}>
            <AnnouncementArticle announcement={item} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** True while a finger may still land that was on its way before. */
function useLanding(): RefObject<boolean> {
  const isLanding = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      isLanding.current = false;
    }, landingMs);
    return () => clearTimeout(timer);
  }, []);
  return isLanding;
}

const isDialogOpen = (): boolean =>
  document.querySelector<HTMLDialogElement>('#announcements')?.open === true;

function useShown(): Announcement[] {
  const { data } = useQuery(announcementsQuery());
  const chosenId = useChosenAnnouncement((state) => state.id);
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  const inForce = data?.value ?? [];
  if (chosenId === null) return dueNow(inForce, isPlayer);
  return inForce.filter(({ announcement_id }) => announcement_id === chosenId);
}

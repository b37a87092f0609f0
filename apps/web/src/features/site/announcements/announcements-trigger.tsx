// chunk: later
import { siteinfodetail } from '@pavilion/contracts/player/site/siteinfodetail.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readBoot } from '../../../core/boot.ts';
import { openModal, useModalStore } from '../../../core/modals/modal.store.ts';
import { useDialogStore } from '@pavilion/web-core/dialogs/dialog.store';
import { callQuery, queryClient } from '../../../core/query.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useSportsSlots } from '../../../common/sports/sports-slots.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { whenUntouched } from '@pavilion/web-core/when-untouched';
import { dueUnasked, noteShown } from './announcement-memory.ts';
import { announcementsQuery } from './announcement-queries.ts';

/** Visitors see the page before something covers it, and nobody is interrupted. */
const firstLookMs = 4000;

/**
 * Opens the announcements over the home page, once per visit and day: at a quiet moment, when the
 * site wants it (`show_bf_ann_modal`), some of them are due for who looks at it, and nothing else
 * is open or under way.
 */
export function AnnouncementsTrigger() {
  // The switch is the site's word once it was written into the page or came with the site's
  // details; until then the store holds its default.
  const isWritten = readBoot()?.frame !== undefined;
  const details = useQuery({ ...callQuery(siteinfodetail, {}), enabled: !isWritten });
  const isSwitchKnown = isWritten || !details.isPending;
  const isWanted = useLayoutStore((state) => state.show_bf_ann_modal) && isSwitchKnown;
  const { data } = useQuery({ ...announcementsQuery(), enabled: isWanted });
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  useEffect(() => {
    if (!isWanted || !data) return undefined;
    const due = () => dueUnasked(data.value, isPlayer);
    if (due().length === 0) return undefined;
    return whenUntouched(firstLookMs, () => show(due()), isQuiet);
  }, [data, isWanted, isPlayer]);
  return null;
}

/**
 * One interruption at a time, and none for who looks elsewhere, is about to bet, or waits for an
 * answer.
 */
function isQuiet(): boolean {
  return (
    useModalStore.getState().open === null &&
    useDialogStore.getState().message === null &&
    useSportsSlots.getState().slipCount === 0 &&
    queryClient.isMutating() === 0 &&
    location.hash === '' &&
    document.visibilityState === 'visible' &&
    document.querySelector('dialog[open], [popover]:popover-open') === null
  );
}

function show(due: readonly { announcement_id: string }[]): void {
  if (due.length === 0) return;
  noteShown(due.map(({ announcement_id }) => announcement_id));
  openModal('announcements');
}

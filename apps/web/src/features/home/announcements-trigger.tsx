import { siteinfodetail } from '@pavilion/contracts/settings/siteinfodetail.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readBoot } from '../../core/boot.ts';
import { openModal, useModalStore } from '../../core/modals/modal.store.ts';
import { callQuery } from '../../core/query.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { whenUntouched } from '../../core/when-untouched.ts';
import { dueNow } from './announcement-memory.ts';
import { announcementsQuery } from './home-queries.ts';

/** Visitors see the page before something covers it, and nobody is interrupted. */
const firstLookMs = 3000;

/** Shown once per opened page; closing them without a word brings them back with the next one. */
let wereShown = false;

/**
 * Opens the announcements over the home page: once the page was looked at, when the site wants it (`show_bf_ann_modal`), some
 * of them are due and nothing else is open.
 */
export function AnnouncementsTrigger() {
  // The switch is the site's word once it was written into the page or came with the site's details; until then the
  // store holds its default.
  const isWritten = readBoot()?.frame !== undefined;
  const details = useQuery({ ...callQuery(siteinfodetail, {}), enabled: !isWritten });
  const isSwitchKnown = isWritten || !details.isPending;
  const isWanted = useLayoutStore((state) => state.show_bf_ann_modal) && isSwitchKnown;
  const { data } = useQuery({ ...announcementsQuery(), enabled: isWanted });
  useEffect(() => {
    if (!isWanted || !data || wereShown) return undefined;
    return whenUntouched(firstLookMs, () => showDue(data.value));
  }, [data, isWanted]);
  return null;
}

function showDue(announcements: Parameters<typeof dueNow>[0]): void {
  const { open } = useModalStore.getState();
  if (open !== null || location.hash !== '' || dueNow(announcements).length === 0) return;
  wereShown = true;
  openModal('announcements');
}

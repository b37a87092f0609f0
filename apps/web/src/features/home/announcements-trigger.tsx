import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openModal, useModalStore } from '../../core/modals/modal.store.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { announcementsQuery } from './home-queries.ts';
import { wereSeen } from './seen-announcements.ts';

/** Opens the announcements over the home page when there are new ones, the site wants it and nothing else is open. */
export function AnnouncementsTrigger() {
  const isWanted = useLayoutStore((state) => state.show_bf_ann_modal);
  const { data } = useQuery({ ...announcementsQuery(), enabled: isWanted });
  useEffect(() => {
    const ids = data?.value.map(({ announcement_id }) => announcement_id) ?? [];
    const isFree = useModalStore.getState().open === null;
    if (isWanted && isFree && ids.length > 0 && !wereSeen(ids)) openModal('announcements');
  }, [data, isWanted]);
  return null;
}

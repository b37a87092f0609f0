// chunk: later
import { create } from 'zustand';
import { closeModal, openModal } from '../../../core/modals/modal.store.ts';

/** The announcement the visitor asked for, or null when all that are due are shown. */
export const useChosenAnnouncement = create<{ id: string | null }>(() => ({ id: null }));

/** Opens one announcement over the page. */
export function openAnnouncement(id: string): void {
  useChosenAnnouncement.setState({ id });
  openModal('announcements');
}

/** Closes the announcements; the next time all that are due are shown again. */
export function closeAnnouncements(): void {
  closeModal('announcements');
  useChosenAnnouncement.setState({ id: null });
}

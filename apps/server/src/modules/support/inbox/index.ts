export { countUnread } from './inbox.store.ts';
export { addOffers, type OfferDraft } from './add-offers.service.ts';
export { addNotices, type NoticeDraft } from './notice.service.ts';
export { noticeLink, type NoticeName, type SettledBet } from './notice-catalogue.ts';
export { storedNoticeText } from './notice-texts.ts';
export { sendWelcome } from './welcome.service.ts';

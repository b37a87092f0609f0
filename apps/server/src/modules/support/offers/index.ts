export { listOffers, type OfferRecord } from './offer.store.ts';
export type { OfferWish } from './offer-wish.ts';
export { previewOffer, type OfferPreview } from './preview-offer.service.ts';
export { sendOffer, sendWaitingOffers } from './send-offer.service.ts';

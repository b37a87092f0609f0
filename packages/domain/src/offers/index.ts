export { audienceText, parseAudience, type OfferAudience } from './audience.ts';
export { offerChannels, type OfferChannels, type OfferConsents } from './channels.ts';
export { fallbackOf, offerProblems, type OfferContent, type OfferTexts } from './content.ts';

/**
 * Channels of offers, each with a consent of its own; without a word of the player there is none.
 */
export const consentChannels = ['inbox', 'mail', 'push', 'sms'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

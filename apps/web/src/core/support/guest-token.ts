import { browserStorage } from '@pavilion/web-core/stores/browser-storage';

const tokenKey = 'support-guest';

/** The token by which the site knows a guest who wrote to it. */
export const guestToken = (): string | null => browserStorage().getItem(tokenKey);

export const keepGuestToken = (token: string): void => browserStorage().setItem(tokenKey, token);

/** What the guest wrote is a player's now. */
export const forgetGuestToken = (): void => browserStorage().removeItem(tokenKey);

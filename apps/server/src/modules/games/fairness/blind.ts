import { randomBytes } from 'node:crypto';

/**
 * What keeps a guess of a ticket from being tested before all are published: 32 lower-case hex
 * characters.
 */
export const newBlind = (): string => randomBytes(16).toString('hex');

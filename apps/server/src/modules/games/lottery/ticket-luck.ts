import { randomBytes } from 'node:crypto';

/**
 * What keeps a guess of a ticket from being tested before all are published: 32 lower-case hex
 * characters.
 */
export const newBlind = (): string => randomBytes(16).toString('hex');

/**
 * What decides a draw with the list of its tickets, of the system's generator: 64 lower-case hex
 * characters.
 */
export const localEntropy = (): string => randomBytes(32).toString('hex');

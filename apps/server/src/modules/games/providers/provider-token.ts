import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 24;
const aliasBytes = 12;

/** A token for a launch or a session, 192 bits. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What of a token stands in the database. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A name for a player that says nothing about him. */
export const newAlias = (): string => `p_${randomBytes(aliasBytes).toString('hex')}`;

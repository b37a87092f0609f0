import { createHmac, randomInt } from 'node:crypto';
import type { Executor } from '@pavilion/database';
import { normaliseCode } from '@pavilion/domain/input';
import type { ServerContext } from '../../../context.ts';
import type { RequestContext } from '../../../http/route.ts';
import { findPlayerById, tellOfSecurity } from '../identity/index.ts';
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from './recovery.store.ts';
import type { Owner } from './totp.store.ts';

const codesCount = 10;
const codeLength = 10;
/** Without what is read as something else. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** New recovery codes in the place of the old ones; only their hashes stay here. */
export async function renewRecoveryCodes(
  executor: Executor,
  server: ServerContext,
  owner: Owner,
): Promise<string[]> {
  const codes = Array.from({ length: codesCount }, newCode);
  const hashes = codes.map((code) => hashCode(server, owner, code));
  await replaceRecoveryCodes(executor, owner, hashes, server.clock.now());
  return codes;
}

/** Recovery codes for who has none yet: they come with the first second step. */
export async function firstRecoveryCodes(
  executor: Executor,
  server: ServerContext,
  owner: Owner,
): Promise<string[]> {
  const left = await countRecoveryCodes(executor, owner);
  return left === null ? renewRecoveryCodes(executor, server, owner) : [];
}

/** Uses a recovery code up, and tells its owner by mail; gives what is wrong with it, or null. */
export async function proveRecovery(
  executor: Executor,
  { server, site }: RequestContext,
  owner: Owner,
  code: string,
): Promise<'invalidTac' | null> {
  const hash = hashCode(server, owner, code);
  if (!(await spendRecoveryCode(executor, owner, hash, server.clock.now()))) return 'invalidTac';
  const player = await findPlayerById(executor, owner.siteId, owner.playerId);
  const left = (await countRecoveryCodes(executor, owner)) ?? 0;
  if (player)
    await tellOfSecurity(executor, server, { site, player, news: 'recoveryUsed' }, { left });
  return null;
}

function newCode(): string {
  const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]);
  return `${letters.slice(0, codeLength / 2).join('')}-${letters.slice(codeLength / 2).join('')}`;
}

/**
 * However it is typed: without the dash, with spaces, in capitals, in the wide letters of some
 * keyboards.
 */
const plain = (code: string): string =>
  normaliseCode(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function hashCode({ appSecret }: ServerContext, { playerId }: Owner, code: string): Buffer {
  return createHmac('sha256', appSecret)
    .update(`recovery:${playerId}:${plain(code)}`)
    .digest();
}

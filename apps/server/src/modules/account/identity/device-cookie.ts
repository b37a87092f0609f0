import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '../../../context.ts';
import type { RequestContext } from '../../../http/route.ts';

/**
 * Tells browsers that signed in to an account before from strangers who try to. It opens nothing:
 * whoever has it is only counted apart. `<random name>.<proof>.<proof>…`, a proof for each account
 * the browser signed in to, newest first.
 */
export const deviceCookieName = 'pavilion_device';
/** Over https the browser takes it from this very host only (SEC-13). */
const nameFor = (isSecure: boolean): string => (isSecure ? '__Host-' : '') + deviceCookieName;

const accountsMax = 5;
const keptSeconds = 180 * 24 * 60 * 60;
const form = /^[\w-]{22}(\.[\w-]{22}){1,5}$/;
const halfHashBytes = 16;

interface Device {
  name: string;
  proofs: string[];
}

/** Name of the caller's browser when it signed in to the account before, else null. */
export function knownDevice(context: RequestContext, playerId: string): string | null {
  const device = readDevice(context);
  if (!device) return null;
  const wanted = Buffer.from(proofOf(context.server, device.name, playerId));
  const isKnown = device.proofs.some((proof) => timingSafeEqual(Buffer.from(proof), wanted));
  return isKnown ? publicName(device.name) : null;
}

/** Marks the caller's browser as one that signed in to the account. */
export function markDevice(context: RequestContext, playerId: string): void {
  const device = readDevice(context) ?? {
    name: randomBytes(halfHashBytes).toString('base64url'),
    proofs: [],
  };
  const proof = proofOf(context.server, device.name, playerId);
  const proofs = [proof, ...device.proofs.filter((other) => other !== proof)];
  const value = [device.name, ...proofs.slice(0, accountsMax)].join('.');
  const secure = context.isSecure ? '; Secure' : '';
  context.setCookie(
    `${nameFor(context.isSecure)}=${value}; Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

function readDevice({ cookies, isSecure }: RequestContext): Device | null {
  const wanted = nameFor(isSecure);
  for (const pair of cookies.split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name !== wanted || !form.test(value)) continue;
    const [own = '', ...proofs] = value.split('.');
    return { name: own, proofs };
  }
  return null;
}

function proofOf({ appSecret }: ServerContext, name: string, playerId: string): string {
  const proof = createHmac('sha256', appSecret).update(`device:${name}:${playerId}`).digest();
  return proof.subarray(0, halfHashBytes).toString('base64url');
}

/** Whoever reads the counters must not be able to write the cookie. */
function publicName(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}

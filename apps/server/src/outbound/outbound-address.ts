import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import { isPublicAddress } from './public-lookup.ts';

/** What decides which addresses may be asked. */
export type OutboundRules = Pick<Config, 'outboundPrivateHosts'>;

const addressMax = 1000;

/** The number or name of a host, without the brackets around one of version 6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/**
 * Whether an operator of the installation named this host with its port: it may be inside, and
 * http.
 */
export const isListed = (url: URL, { outboundPrivateHosts }: OutboundRules): boolean =>
  outboundPrivateHosts.includes(`${url.hostname.toLowerCase()}:${portOf(url)}`);

/**
 * Why an address that an operator set is not to be asked, in words; null when it may be. A name is
 * looked up when it is connected to, each time, and not here: it may lead elsewhere by then.
 */
export function refuseOutbound(address: string, rules: OutboundRules): string | null {
  if (address.length > addressMax || !URL.canParse(address)) return 'is no address';
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must be https';
  if (url.username !== '' || url.password !== '') return 'must not hold a name or password';
  if (isListed(url, rules)) return null;
  if (url.protocol !== 'https:') return 'must be https';
  const host = hostOf(url);
  const isInner =
    isIP(host) === 0 ? /(^|\.)(localhost|local|internal)\.?$/i.test(host) : !isPublicAddress(host);
  return isInner ? 'must not lead into a network of its own' : null;
}

/**
 * As {@link refuseOutbound}, and looks a name up as it is now: for who sets an address and should
 * hear at once that it leads inside. A name that nobody knows yet may come to be.
 */
export async function refuseOutboundNow(
  address: string,
  rules: OutboundRules,
): Promise<string | null> {
  const refusal = refuseOutbound(address, rules);
  if (refusal !== null) return refusal;
  const url = new URL(address);
  if (isListed(url, rules) || isIP(hostOf(url)) !== 0) return null;
  const found = await lookup(hostOf(url), { all: true }).catch((): [] => []);
  return found.length > 0 && !found.some((one) => isPublicAddress(one.address))
    ? 'must not lead into a network of its own'
    : null;
}

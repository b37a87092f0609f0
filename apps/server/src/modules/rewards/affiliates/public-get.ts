import { get } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from '../../../outbound/public-lookup.ts';

const timeoutMs = 10_000;

/**
 * Asks an https address that a stranger chose and gives the status of the answer; its body is not
 * read. Follows no redirect and reaches no address of a closed network, by name or by number.
 * Throws what went wrong.
 */
export function publicGet(address: string): Promise<number> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number is not looked up.
  if (isIP(host) !== 0 && !isPublicAddress(host))
    return Promise.reject(new Error(`${host} is no public address`));
  if (url.protocol !== 'https:') return Promise.reject(new Error('the address is not https'));
  return new Promise((resolve, reject) => {
    const request = get(url, { lookup: publicLookup, timeout: timeoutMs }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
  });
}

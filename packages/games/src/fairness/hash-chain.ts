import { sha256 } from '@pavilion/domain/hashes';

/** SHA-256 of bytes. A server passes its platform's own when it builds millions of links. */
export type HashFunction = (bytes: Uint8Array) => Uint8Array;

/**
 * The chain of a game: its links in the order they are played, `links[0]` being the terminating
 * hash that is published before the first round, `links[i]` the hash of round i. Made backwards
 * from the secret start, which is the last link: each link is the SHA-256 of the next one's 32 raw
 * bytes, so that nobody finds the next from those already shown.
 */
export function buildHashChain(
  start: Uint8Array,
  rounds: number,
  hash: HashFunction = sha256,
): readonly Uint8Array[] {
  if (start.length !== 32) throw new RangeError('a chain starts from 32 bytes');
  if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('a chain has rounds');
  const links = [start];
  for (let made = 0; made < rounds; made += 1) links.push(hash(links[made] ?? start));
  return links.toReversed();
}

/**
 * The hash so many steps nearer to the published end: of round i, i steps lead to the terminating
 * hash.
 */
export function walkHashChain(
  link: Uint8Array,
  steps: number,
  hash: HashFunction = sha256,
): Uint8Array {
  let walked = link;
  for (let step = 0; step < steps; step += 1) walked = hash(walked);
  return walked;
}

/**
 * Whether `link` is what was fixed when `earlier` was shown, `rounds` rounds before it (1: the
 * round before).
 */
export function isHashChainLink(
  link: Uint8Array,
  earlier: Uint8Array,
  rounds: number,
  hash: HashFunction = sha256,
): boolean {
  if (!Number.isInteger(rounds) || rounds < 1 || link.length !== 32) return false;
  const walked = walkHashChain(link, rounds, hash);
  return walked.length === earlier.length && walked.every((byte, place) => byte === earlier[place]);
}

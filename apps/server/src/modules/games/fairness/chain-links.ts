import { createHash } from 'node:crypto';
import { walkHashChain } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import type { ChainRow } from './chain.store.ts';
import { openSeed, sealSeed } from './seal-seed.ts';

/** Every so many links one is kept; those between are hashed from it. */
const step = 100;
const linkBytes = 32;

/** Each link of a chain whose index divides by the step, the end (index 0) first. */
export type ChainLinks = readonly Uint8Array[];

const sha256 = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

/**
 * Links of a chain of this length, a multiple of the step; its start is the link with the highest
 * index.
 */
export function linksOf(start: Uint8Array, length: number): ChainLinks {
  if (length % step !== 0) throw new RangeError(`a chain of ${length} links cannot be kept`);
  const kept = [start];
  let link = start;
  for (let index = length - 1; index >= 0; index -= 1) {
    link = sha256(link);
    if (index % step === 0) kept.push(link);
  }
  return kept.toReversed();
}

/** The link with this index: at most a step of hashes away from one that is kept. */
export function linkAt(links: ChainLinks, index: number): Uint8Array {
  const nearest = Math.ceil(index / step);
  const link = links[nearest];
  if (!link) throw new RangeError(`a chain has no link ${index}`);
  return walkHashChain(link, nearest * step - index, sha256);
}

/** The kept links as the database has them, so that no process hashes a whole chain again. */
export const sealedLinks = (appSecret: string, links: ChainLinks): string =>
  sealSeed(appSecret, Buffer.concat(links).toString('base64'));

const opened = new WeakMap<ServerContext, Map<string, ChainLinks>>();
/** Of the chains in use: each is 3 kB. */
const chainsMax = 2_000;

/** The kept links of a chain, opened once by each process. */
export function openedLinks(server: ServerContext, row: ChainRow): ChainLinks {
  const cached = opened.get(server) ?? new Map<string, ChainLinks>();
  opened.set(server, cached);
  const known = cached.get(row.id);
  if (known) return known;
  const bytes = Buffer.from(openSeed(server.appSecret, row.sealed_links), 'base64');
  const links = Array.from({ length: bytes.length / linkBytes }, (_, index) =>
    Uint8Array.from(bytes.subarray(index * linkBytes, (index + 1) * linkBytes)),
  );
  if (cached.size >= chainsMax) cached.clear();
  cached.set(row.id, links);
  return links;
}

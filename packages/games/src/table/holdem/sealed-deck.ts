import { hmacSha256, sha256 } from '@pavilion/domain/hashes';
import { deckSize } from '../../cards/playing-cards.ts';
import { drawDistinct, numbersFrom } from '../../engine/index.ts';
import {
  buildMerkleTree,
  createRandomStream,
  fromHex,
  isInMerkleTree,
  leafHash,
  seedHashOf,
  toHex,
  utf8,
  type MerkleTree,
  type ProofStep,
} from '../../fairness/index.ts';

/**
 * A deck fixed card by card before the players' seeds are known (wire, games two 10.1). Secret but
 * for `root` and the hash.
 */
export interface SealedDeck {
  handNo: number;
  serverSeed: string;
  /** SHA-256 of the seed's text, published with the root. */
  serverSeedHash: string;
  root: string;
  /** The card at each sealed place. */
  cards: readonly number[];
  /** `place:card:blind`: the blind keeps a card from being guessed out of its hash. */
  leaves: readonly string[];
  tree: MerkleTree;
}

/** A card that is shown, with what proves that it was sealed there. */
export interface OpenedCard {
  card: number;
  leaf: string;
  proof: readonly ProofStep[];
}

/** What a seat adds to the cut: 64 lower-case hex characters of its own making. */
export interface SeatSeed {
  seat: number;
  seed: string;
}

const isHex64 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
export const isCutSeed = isHex64;
export const isCutCommit = isHex64;

/** What is told of a seed before the deck is: SHA-256 of its text. */
export const cutCommitOf = seedHashOf;

const shuffled = (serverSeed: string, clientSeed: string, nonce: number): number[] =>
  drawDistinct(
    createRandomStream({ serverSeed, clientSeed, nonce }),
    numbersFrom(0, deckSize),
    deckSize,
  );

/**
 * The deck of a hand out of its secret seed, 64 lower-case hex characters. Throws RangeError for
 * another seed.
 */
export function sealDeck(serverSeed: string, handNo: number): SealedDeck {
  if (!isHex64(serverSeed)) throw new RangeError('a deck is sealed by 64 hex characters');
  const cards = shuffled(serverSeed, 'deck', handNo);
  const key = utf8(serverSeed);
  const leaves = cards.map(
    (card, place) => `${place}:${card}:${toHex(hmacSha256(key, utf8(`blind:${place}`)))}`,
  );
  const tree = buildMerkleTree(leaves.map(leafHash));
  const serverSeedHash = seedHashOf(serverSeed);
  return { handNo, serverSeed, serverSeedHash, root: tree.root, cards, leaves, tree };
}

/**
 * Which sealed place each card dealt comes from: the players' cut, of the seats that gave their
 * seed, in any order.
 */
export function cutOrderOf(seeds: readonly SeatSeed[], handNo: number): readonly number[] {
  const text = seeds
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, seed }) => `${seat}:${seed}`)
    .join('|');
  return shuffled(toHex(sha256(utf8(text))), 'cut', handNo);
}

/** Opens the card at a sealed place. Throws RangeError where there is none. */
export function openCard(deck: SealedDeck, place: number): OpenedCard {
  const card = deck.cards[place];
  const leaf = deck.leaves[place];
  if (card === undefined || leaf === undefined) throw new RangeError('no such place in the deck');
  return { card, leaf, proof: deck.tree.proof(place) };
}

/** Whether an opened card is the one sealed at that place under the root. */
export function isSealedCard(root: string, place: number, opened: OpenedCard): boolean {
  const [leafPlace, leafCard, blind = ''] = opened.leaf.split(':');
  return (
    leafPlace === String(place) &&
    leafCard === String(opened.card) &&
    fromHex(blind).length === 32 &&
    isInMerkleTree(opened.leaf, opened.proof, root)
  );
}

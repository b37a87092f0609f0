import {
  fromHex,
  isHashChainLink,
  leafHash,
  merkleRoot,
  sharedStream,
} from '@pavilion/games/fairness/index';
import { bingoGames, settleGame, stagesOf, type BingoCard } from '@pavilion/games/bingo/index';
import type { GameDetail } from './bingo.queries.ts';

/** What the list of a game's cards says: its head, and a leaf text for each card in their order. */
export interface CardsFile {
  root: string;
  leaves: readonly string[];
}

/** Reads the published list; null when it is none. */
export function readCardsFile(text: string): CardsFile | null {
  const [head = '', ...leaves] = text.trimEnd().split('\n');
  const root = head.split('|')[3];
  return root === undefined ? null : { root, leaves };
}

/** The card of a leaf; null when its play is no card. */
function cardOf(leaf: string): BingoCard | null {
  try {
    const play = JSON.parse(leaf.split('|')[4] ?? '') as { numbers?: unknown };
    return Array.isArray(play.numbers) ? { numbers: play.numbers.map(Number) } : null;
  } catch {
    return null;
  }
}

/**
 * The balls of a game from what was published; null when the link does not lead to the chain's end.
 */
function ballsOf({ variant, commitment }: GameDetail): readonly number[] | null {
  const { hash, root, entropy, salt, index, terminating_hash: end } = commitment;
  if (hash === null || root === null || entropy === null) return null;
  const link = fromHex(hash);
  if (!isHashChainLink(link, fromHex(end), index)) return null;
  const stream = sharedStream('tickets', { link, salt, index, root, entropy });
  return bingoGames[`bingo-${variant}`].draw(stream);
}

/**
 * Works a game out again from what was published: the list gives the root, the link leads to the
 * chain's end, both with the entropy give the balls that were called, and cards of the list won the
 * stages at the balls that were told. `own`: receipts that must stand in the list. False when
 * anything is missing or differs.
 */
export function isPlayedAsTold(game: GameDetail, file: CardsFile, own: readonly string[]): boolean {
  const { root } = game.commitment;
  if (file.root !== root || merkleRoot(file.leaves.map(leafHash)) !== root) return false;
  if (!own.every((leaf) => file.leaves.includes(leaf))) return false;
  const balls = ballsOf(game);
  if (!balls || game.called.some((ball, place) => ball !== balls[place])) return false;
  const cards = file.leaves.flatMap((leaf) => cardOf(leaf) ?? []);
  const stages = game.stages.flatMap(({ stage: code, share }) => {
    const stage = stagesOf(game.variant).find((one) => one === code);
    return stage ? [{ stage, percent: share }] : [];
  });
  if (cards.length !== file.leaves.length || stages.length !== game.stages.length) return false;
  const room = { variant: game.variant, stages, jackpotWithin: game.jackpot.within };
  const settled = settleGame(room, cards, balls, { salesMinor: 0n, fundMinor: 0n });
  return settled.stages.every(({ ball, winners }, place) => {
    const told = game.stages[place];
    const seqs = told?.winners.map(({ seq }) => seq - 1) ?? [];
    return told?.ball === ball && seqs.join(',') === winners.join(',');
  });
}

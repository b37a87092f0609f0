import { ballsToGo, stagesOf, type BingoStage } from '@pavilion/games/bingo/index';
import type { Card, GameDetail, Variant } from './bingo.queries.ts';

/** The stage that is played for now: the first that nobody won; null when all are won. */
export function openStage(
  variant: Variant,
  stages: ReadonlyArray<Pick<GameDetail['stages'][number], 'stage' | 'ball'>>,
): BingoStage | null {
  const open = stages.find(({ ball }) => ball === null)?.stage;
  return stagesOf(variant).find((stage) => stage === open) ?? null;
}

/** A card with how many balls it wants for the stage that is played for; null when none is. */
export interface RankedCard {
  card: Card;
  toGo: number | null;
}

/**
 * Cards, those nearest to the open stage first; of equal ones those that won, then the earlier
 * sold.
 */
export function nearestFirst(
  cards: readonly Card[],
  variant: Variant,
  stage: BingoStage | null,
  called: readonly number[],
): RankedCard[] {
  const balls = new Set(called);
  return cards
    .map((card) => ({ card, toGo: stage === null ? null : ballsToGo(card, variant, stage, balls) }))
    .toSorted(
      ({ card: a, toGo: toGoA }, { card: b, toGo: toGoB }) =>
        (toGoA ?? 0) - (toGoB ?? 0) || b.won.length - a.won.length || a.seq - b.seq,
    );
}

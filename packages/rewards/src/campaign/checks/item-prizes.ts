import type { Prize } from '../../prize.ts';
import type { Path } from '../campaign-problem.ts';
import type { CampaignItem } from '../campaign-schema.ts';

export interface PrizeAt {
  prize: Prize;
  at: Path;
  /** How often it is given at most at one time: places of a race. */
  times: number;
}

const one = (prize: Prize | undefined, at: Path): PrizeAt[] =>
  prize ? [{ prize, at, times: 1 }] : [];

/** Every prize an item names, with its place in the file. */
export function prizesOf(item: CampaignItem, at: Path): PrizeAt[] {
  switch (item.kind) {
    case 'mission':
      return one(item.prize, [...at, 'prize']);
    case 'race':
      return item.prizes.map(({ prize, from, to }, index) => ({
        prize,
        at: [...at, 'prizes', index, 'prize'],
        times: Math.max(1, to - from + 1),
      }));
    case 'wheel':
      return [
        ...item.segments.flatMap(({ prize }, i) => one(prize, [...at, 'segments', i, 'prize'])),
        ...(item.streak ?? []).flatMap(({ prize }, i) => one(prize, [...at, 'streak', i, 'prize'])),
      ];
    case 'minigame':
      return item.table.flatMap(({ prize }, i) => one(prize, [...at, 'table', i, 'prize']));
    case 'referral':
      return [
        ...one(item.friend_prize, [...at, 'friend_prize']),
        ...one(item.own_prize, [...at, 'own_prize']),
        ...(item.tiers ?? []).flatMap(({ prize }, i) => one(prize, [...at, 'tiers', i, 'prize'])),
      ];
    default:
      return [];
  }
}

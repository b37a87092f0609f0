import type { CurrencyCode } from '@pavilion/domain/currencies';
import { houseProviderCode, stakeLimits } from '@pavilion/games';
import {
  bingoGames,
  leastPlayers,
  stagesOf,
  type BingoGame,
  type BingoRoom,
  type BingoVariant,
} from '@pavilion/games/bingo/index';
import type { RoundTable } from '../fairness/index.ts';
import type { RoomRow } from './room.store.ts';

/** Rooms as a site begins with them: a euro a card or half of one, in its currency. */
const first: Record<BingoVariant, Pick<RoomRow, 'name'> & { hundredths: bigint }> = {
  '75': { name: 'Bingo 75', hundredths: 100n },
  '90': { name: 'Bingo 90', hundredths: 50n },
};
const firstMaxCards = 24;
const firstBallMs = 3_000;
const firstEveryMinutes = 6;
/** The longest game of 75 takes less. */
const practiceEveryMinutes = 4;

/** The room of a variant that a site begins with. */
export function firstRoom(
  variant: BingoVariant,
  { siteId, currency, now }: { siteId: string; currency: CurrencyCode; now: Date },
): RoomRow {
  const { name, hundredths } = first[variant];
  const limits = stakeLimits(currency, { min: hundredths, max: hundredths, maxWin: hundredths });
  const { stages, jackpotWithin } = gameOf({ variant }).defaultRoom;
  return {
    site_id: siteId,
    room_id: `hall-${variant}`,
    name,
    variant,
    is_open: true,
    price_minor: limits.maxMinor,
    max_cards: firstMaxCards,
    stages: [...stages],
    jackpot_within: jackpotWithin,
    ball_ms: firstBallMs,
    every_minutes: firstEveryMinutes,
    min_players: leastPlayers,
    changed_at: now,
    is_play_money: false,
  };
}

/** A room of play money, where nobody waits for others: a guest may be alone. */
export const practiceRoom = (site: {
  siteId: string;
  currency: CurrencyCode;
  now: Date;
}): RoomRow => ({
  ...firstRoom('75', site),
  room_id: 'practice-75',
  name: 'Practice 75',
  every_minutes: practiceEveryMinutes,
  min_players: 1,
  is_play_money: true,
});

/** The game whose rules a room or a game of it follows. */
export const gameOf = ({ variant }: { variant: BingoVariant }): BingoGame =>
  bingoGames[`bingo-${variant}`];

/** The chain of a room: its own, because a link gives away every earlier one. */
export const chainOf = (room: RoomRow): RoundTable => ({
  siteId: room.site_id,
  providerCode: houseProviderCode,
  gameCode: gameOf(room).code,
  tableId: room.room_id,
});

/** What a game plays for. Throws on a stage that its variant has not. */
export function rulesOf(game: Pick<RoomRow, 'variant' | 'stages' | 'jackpot_within'>): BingoRoom {
  const known = stagesOf(game.variant);
  const stages = game.stages.map(({ stage: code, percent }) => {
    const stage = known.find((one) => one === code);
    if (!stage) throw new Error(`bingo of ${game.variant} has no stage ${code}`);
    return { stage, percent };
  });
  return { variant: game.variant, stages, jackpotWithin: game.jackpot_within };
}

/** Why a room cannot be run so, in the words of staff; null: it can. */
export function roomProblem(room: RoomRow): string | null {
  const known: readonly string[] = stagesOf(room.variant);
  const stages = room.stages.map(({ stage }) => stage);
  const unknown = stages.find((stage) => !known.includes(stage));
  if (unknown !== undefined) return `bingo of ${room.variant} has no stage ${unknown}`;
  if (stages.length === 0 || new Set(stages).size < stages.length)
    return 'a stage stands there twice';
  const percent = room.stages.reduce((sum, stage) => sum + stage.percent, 0);
  if (percent !== 100) return `the stages share ${percent} of 100`;
  if (!room.is_play_money && room.min_players < leastPlayers)
    return `a game for money has at least ${leastPlayers} players`;
  const longestMs = Number(room.variant) * room.ball_ms;
  if (room.every_minutes * 60_000 <= longestMs)
    return `a game may take ${Math.ceil(longestMs / 60_000)} minutes: let the next one begin later`;
  return null;
}

import type {
  ProviderInput,
  ProviderResponse,
  studioRounds,
  studioTransactions,
} from '@pavilion/contracts/provider';
import type { Studio } from '../studio.types.ts';
import { portionOf, type Portion } from './portion.ts';
import { toldRound } from './round-details.ts';

const usualLimit = 1000;
const textOf = (ms: number): string => new Date(ms).toISOString();

type Asked = ProviderInput<typeof studioTransactions>;

const spanOf = ({ clock }: Studio, { from, limit = usualLimit }: Asked) => ({
  fromMs: Date.parse(from),
  limit,
  nowMs: clock.now().getTime(),
});

const borders = ({ nextMs, hasMore }: Portion<{ atMs: number }>, keptSinceMs: number) => ({
  next: textOf(nextMs),
  hasMore,
  keptSince: textOf(keptSinceMs),
});

/** What we have in our books since a moment. */
export function transactionsSince(
  studio: Studio,
  asked: Asked,
): ProviderResponse<typeof studioTransactions> {
  const { lines, keptSinceMs } = studio.book;
  const portion = portionOf(lines, spanOf(studio, asked));
  return {
    transactions: portion.rows.map(({ transaction, state, atMs }) => ({
      ...transaction,
      state,
      at: textOf(atMs),
    })),
    ...borders(portion, keptSinceMs),
  };
}

/** Rounds for money that ended since a moment. */
export function roundsSince(
  studio: Studio,
  asked: ProviderInput<typeof studioRounds>,
): ProviderResponse<typeof studioRounds> {
  const rows = studio.kept.all().map((kept) => ({ kept, atMs: Date.parse(kept.at) }));
  const portion = portionOf(rows, spanOf(studio, asked));
  return {
    rounds: portion.rows.map(({ kept }) => toldRound(kept)),
    ...borders(portion, studio.kept.sinceMs),
  };
}

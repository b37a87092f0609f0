import type {
  ProviderInput,
  ProviderResponse,
  roundStatus,
  transactionStatus,
} from '@pavilion/contracts/provider';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { listConnectedProviders } from './connection.store.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { refuse } from './provider-refusal.ts';
import { aliasFor, findMove, findRound, readMovesOf, type MoveRow } from './status.store.ts';

/** Kinds of the wallet in the words of the contract. */
export const contractKinds: Readonly<Record<MoveRow['kind'], string>> = {
  debit: 'debit',
  'debit-credit': 'debitCredit',
  credit: 'credit',
  rollback: 'rollback',
  adjust: 'adjust',
  promo: 'promoCredit',
  jackpot: 'jackpotWin',
  tip: 'tip',
};

const contractStates = {
  applied: 'applied',
  'rolled-back': 'rolledBack',
  tombstone: 'tombstoned',
} as const;

/** What became of a transaction of one of the connection's providers. */
export async function readTransactionStatus(
  caller: ProviderCaller,
  { provider, txId }: ProviderInput<typeof transactionStatus>,
): Promise<ProviderResponse<typeof transactionStatus>> {
  const scope = await scopeOf(caller, provider);
  const move = scope && (await findMove(caller.server.database.db, { ...scope, txId }));
  if (!move) return { state: 'unknown', roundId: null, kind: null, amount: null, at: null };
  return {
    state: contractStates[move.state],
    roundId: move.round_id,
    kind: contractKinds[move.kind],
    amount: amountOf(caller, move.site_id, move.amount_minor),
    at: move.created_at.toISOString(),
  };
}

export async function readRoundStatus(
  caller: ProviderCaller,
  { provider, roundId }: ProviderInput<typeof roundStatus>,
): Promise<ProviderResponse<typeof roundStatus>> {
  const { db } = caller.server.database;
  const scope = await scopeOf(caller, provider);
  const round = scope && (await findRound(db, { ...scope, roundId }));
  if (!round) return refuse('ROUND_NOT_FOUND');
  const owner = { siteId: round.site_id, playerId: round.player_id };
  const amount = (minor: bigint): string => formatAmount(minor, round.currency as CurrencyCode);
  const moves = await readMovesOf(db, round);
  return {
    round: {
      roundId,
      state: round.finished_at ? 'finished' : 'open',
      game: round.game_code,
      player: await aliasFor(db, { ...owner, connectionCode: caller.connectionCode }),
      currency: round.currency,
      staked: amount(round.staked_minor),
      returned: amount(round.returned_minor),
      openedAt: round.opened_at.toISOString(),
      finishedAt: round.finished_at?.toISOString() ?? null,
      transactions: moves.map((move) => ({
        txId: move.tx_id,
        kind: contractKinds[move.kind],
        amount: amount(move.amount_minor),
        win: amount(move.win_minor),
        state: contractStates[move.state],
        at: move.created_at.toISOString(),
      })),
    },
  };
}

/**
 * Where this caller may look for a provider's rows; null when the provider is not of his
 * connection.
 */
async function scopeOf({ server, connectionCode, siteId }: ProviderCaller, providerCode: string) {
  const own = await listConnectedProviders(server.database.db, connectionCode);
  if (!own.some(({ code }) => code === providerCode)) return null;
  const siteIds = siteId === null ? server.sites.all().map(({ id }) => String(id)) : [siteId];
  return siteIds.length === 0 ? null : { siteIds, providerCode };
}

function amountOf({ server }: ProviderCaller, siteId: string, minor: bigint): string | null {
  const site = server.sites.byId(siteId);
  return site ? formatAmount(minor, site.currency.code) : null;
}

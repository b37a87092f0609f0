import type { ProviderInput, ProviderResponse, transact } from '@pavilion/contracts/provider';
import { isDatabaseAway } from '@pavilion/database';
import { currencies, isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { isInMaintenance } from '../../../site-directory/index.ts';
import { tellBalance } from '../../money/wallet/index.ts';
import { balanceRecordOf } from './balance-record.ts';
import { raiseIncident } from './incident.service.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { OutcomeUnknown, refuse } from './provider-refusal.ts';
import { tokenHash } from './provider-token.ts';
import { refusalOf } from './refusal-codes.ts';
import { findSession, type SessionRow } from './session.store.ts';
import { isStakeLike, walletActionOf } from './wallet-action.ts';
import {
  cashOf,
  moveForProvider,
  reachedLimitKind,
  type MoveOrder,
  type Moved,
  type WalletAction,
} from './transact.store.ts';

type Request = Omit<ProviderInput<typeof transact>, 'session'>;

/**
 * The answer is due two seconds after the request came; what commits later than this is not
 * committed.
 */
const budgetMs = 1800;
/** Below it nothing is begun any more. */
const leastMs = 100;

/** Stakes, wins and rollbacks of one round, all of them or none. */
export async function moveMoney(
  caller: ProviderCaller,
  input: ProviderInput<typeof transact>,
): Promise<ProviderResponse<typeof transact>> {
  return moveInSession(caller, tokenHash(input.session), input);
}

/**
 * As {@link moveMoney}, for who knows the session by the hash of its token: some dialects name the
 * player alone.
 */
export async function moveInSession(
  caller: ProviderCaller,
  sessionHash: Buffer,
  input: Request,
): Promise<ProviderResponse<typeof transact>> {
  const currency = isCurrencyCode(input.currency) ? input.currency : refuse('CURRENCY_MISMATCH');
  const house = { provider: input.provider, clearing: `provider:${caller.connectionCode}` };
  const actions = input.actions.map((action) => walletActionOf(action, currency, house));
  const isReadable = actions.every((action): action is WalletAction => action !== null);
  const key = sessionKey(caller, sessionHash);
  if (!isReadable) return refuseAmounts(caller, input, key);
  const moved = await moveInTime(caller, input, {
    ...orderOf(caller, input, actions),
    sessionHash,
  });
  if (moved.is_new)
    tellBalance(caller.server, { siteId: moved.site_id, playerId: moved.player_id, currency });
  return {
    roundId: input.roundId,
    actions: input.actions.map((action, index) => ({
      txId: action.kind === 'endRound' ? null : action.txId,
      result: moved.moves[index] === true ? 'applied' : 'repeated',
    })),
    balance: balanceRecordOf(BigInt(moved.cash_minor), currencies[currency], caller.now),
  };
}

/** An amount may have more decimals than its currency because it is the wrong currency. */
async function refuseAmounts(
  caller: ProviderCaller,
  input: Request,
  key: ReturnType<typeof sessionKey>,
): Promise<never> {
  const session = await findSession(caller.server.database.db, key);
  const isOther = session !== null && session.currency !== input.currency;
  return refuse(isOther ? 'CURRENCY_MISMATCH' : 'BAD_REQUEST');
}

const sessionKey = ({ connectionCode, siteId }: ProviderCaller, sessionHash: Buffer) => ({
  tokenHash: sessionHash,
  connectionCode,
  siteId,
});

function orderOf(caller: ProviderCaller, input: Request, actions: readonly WalletAction[]) {
  const { server, now } = caller;
  return {
    connectionCode: caller.connectionCode,
    siteId: caller.siteId,
    alias: input.player,
    providerCode: input.provider,
    gameCode: input.game,
    currency: input.currency,
    roundId: input.roundId,
    actions,
    closedSites: server.sites
      .all()
      .filter((site) => isInMaintenance(site, now))
      .map(({ id }) => id),
    now,
  };
}

/**
 * One connection is awaited first: what is left of the time then bounds the statement, and too
 * little of it begins nothing.
 */
async function moveInTime(
  caller: ProviderCaller,
  input: Request,
  order: Omit<MoveOrder, 'budgetMs'>,
): Promise<Moved> {
  try {
    return await caller.server.database.db.connection().execute(async (executor) => {
      const leftMs = Math.floor(budgetMs - (performance.now() - caller.startedMs));
      if (leftMs < leastMs) return refuse('BUSY');
      return moveForProvider(executor, { ...order, budgetMs: leftMs });
    });
  } catch (error) {
    if (isDatabaseAway(error)) throw new OutcomeUnknown('the database went away', { cause: error });
    return refuseAs(caller, input, { error, sessionHash: order.sessionHash });
  }
}

async function refuseAs(
  caller: ProviderCaller,
  input: Request,
  { error, sessionHash }: { error: unknown; sessionHash: Buffer },
): Promise<never> {
  const code = refusalOf(error);
  if (code === null) throw error;
  const { server } = caller;
  const session = await findSession(server.database.db, sessionKey(caller, sessionHash));
  if (!session) return refuse(code);
  if (code === 'TX_CONFLICT' || code === 'TX_ROLLED_BACK')
    await raiseIncident(server, {
      connectionCode: caller.connectionCode,
      siteId: session.site_id,
      providerCode: input.provider,
      roundId: input.roundId,
      code,
      detail: { actions: input.actions, game: input.game },
    });
  if (code === 'LIMIT_REACHED' && (await isRealityCheck(caller, session, input)))
    return refuse('REALITY_CHECK');
  if (code !== 'INSUFFICIENT_FUNDS') return refuse(code);
  const { site_id: siteId, player_id: playerId, currency } = session;
  const cash = await cashOf(server.database.db, { siteId, playerId, currency });
  const known = currencies[currency as CurrencyCode];
  return refuse(code, { balance: balanceRecordOf(cash, known, caller.now) });
}

async function isRealityCheck(
  { server, now }: ProviderCaller,
  session: SessionRow,
  input: Request,
): Promise<boolean> {
  const stakes = input.actions.flatMap((action) => (isStakeLike(action) ? [action.amount] : []));
  const stakeMinor = parseAmount(stakes[0] ?? '0', session.currency as CurrencyCode) ?? 0n;
  const owner = { siteId: session.site_id, playerId: session.player_id };
  return (await reachedLimitKind(server.database.db, { ...owner, stakeMinor, now })) === 'reality';
}

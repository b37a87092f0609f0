import type { ServerContext } from '@pavilion/server/context';
import { Failure } from '@pavilion/server/failure';
import type { PlayerContext } from '@pavilion/server/http/request-context';
import { authenticateSession } from '@pavilion/server/modules/account/identity/index';
import {
  addDestination,
  approvePayout,
  cancelWithdrawal,
  createWithdrawal,
  listDestinations,
  refusePayout,
  seedWithdrawalMethods,
} from '@pavilion/server/modules/money/payouts/index';
import { OperatorError } from '@pavilion/server/operator/operator-error';
import { locales } from '@pavilion/domain/locales';
import type { PayoutCommand, WithdrawAnswer, WithdrawCommand } from './betting-commands.ts';
import type { SimulatedPlayer } from './insistent-client.ts';

const operators = ['first', 'second'] as const;
/** No mail or phone is behind these players who could have a code. */
const withoutStep = async (): Promise<null> => null;
/** Every fifth that waits for the team is refused. */
const refusedOf = 5n;

/**
 * A site that pays out at once: small sums by its rules, larger ones after one operator, the
 * largest after two.
 */
export async function openCashier(context: ServerContext, siteId: string): Promise<void> {
  await seedWithdrawalMethods(context, siteId, {
    rest_minutes: 0,
    open_max: 50,
    daily_max_minor: null,
    turnover_percent: 1,
    auto_age_days: 0,
    auto_max_minor: 40_000n,
    two_operators_above_minor: 91_500n,
    identity_above_minor: null,
    send_after_seconds: 1,
  });
}

/**
 * What players and operators do about withdrawals where no public call can be repeated fast enough.
 */
export async function performPayout(
  context: ServerContext,
  command: PayoutCommand,
): Promise<unknown> {
  if (command.name === 'withdraw') return withdraw(context, command);
  if (command.name === 'decidePayouts') return decidePayouts(context);
  return askProvider(context);
}

/**
 * Asks for a withdrawal as the call does, without the code, of which a player gets one a minute.
 */
async function withdraw(
  context: ServerContext,
  { player, requestId, amount, isCancelled }: WithdrawCommand,
): Promise<WithdrawAnswer> {
  const asking = await askedBy(context, player);
  try {
    const destination_id = await destinationOf(asking);
    const input = { request_id: requestId, destination_id, amount };
    const { value } = await createWithdrawal(asking, input, withoutStep);
    if (isCancelled) await takeBack(asking, value.withdrawal_id);
    return { withdrawalId: value.withdrawal_id };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { refusal: error.code };
  }
}

/** Unless it is on its way, or was taken back before an answer was lost. */
async function takeBack(asking: PlayerContext, withdrawalId: string): Promise<void> {
  try {
    await cancelWithdrawal(asking, withdrawalId);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'notCancellable')) throw error;
  }
}

async function askedBy(
  context: ServerContext,
  { accountId, me }: SimulatedPlayer,
): Promise<PlayerContext> {
  const site = context.sites.byHost(me.domain_name);
  if (!site) throw new Error(`there is no site ${me.domain_name}`);
  return {
    server: context,
    site,
    player: await authenticateSession(context, site, { accountId, token: me.auth }),
    language: locales.EN,
    now: context.clock.now(),
    requestId: context.ids.next(),
    ip: '127.0.0.1',
    userAgent: 'simulation',
    cookies: '',
    host: me.domain_name,
    isSecure: false,
    setCookie: () => undefined,
  };
}

/** The one wallet of a player. */
async function destinationOf(asking: PlayerContext): Promise<string> {
  const known = (await listDestinations(asking, { limit: 1 })).value[0];
  if (known) return known.destination_id;
  const wallet = {
    method_code: 'gcash',
    holder_name: 'Ana Cruz',
    fields: { phone: `0918555000${asking.player.accountId.at(-1)}` },
  };
  return (await addDestination(asking, wallet, withoutStep)).destination_id;
}

/** Decides what waits for the team. */
async function decidePayouts(context: ServerContext): Promise<void> {
  const waiting = await context.database.db
    .selectFrom('withdrawals')
    .select(['id', 'amount_minor'])
    .where('state', '=', 'checking')
    .execute();
  for (const { id, amount_minor } of waiting) {
    if (amount_minor % refusedOf === 0n) await decide(() => refuse(context, id));
    else for (const operator of operators) await decide(() => approvePayout(context, operator, id));
  }
}

const refuse = (context: ServerContext, id: string): Promise<void> =>
  refusePayout(context, 'first', id, { reason: 'rules', note: 'simulation' });

/** What was decided before an answer was lost, or meanwhile by another run, stands. */
async function decide(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
  }
}

/** What was sent is asked about now, however rarely it would be by itself. */
async function askProvider({ database, clock }: ServerContext): Promise<void> {
  await database.db
    .updateTable('withdrawals')
    .set({ next_attempt_at: clock.now() })
    .where('state', '=', 'sent')
    .execute();
}

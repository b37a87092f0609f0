/** The real server as its own process, started by `BettingProcess`; the operator's commands come over the IPC channel. */
import {
  importFootballData,
  enterResult,
  openSportsbook,
} from '@pavilion/server/modules/sportsbook/index';
import { settlementsCommittedBy } from '@pavilion/server/modules/turnover/index';
import { seedCatalogue } from '@pavilion/server/modules/games/index';
import { addNotices } from '@pavilion/server/modules/inbox/index';
import { addPot, drawPots } from '@pavilion/server/modules/jackpots/index';
import { addSeries, endEditions } from '@pavilion/server/modules/tournaments/index';
import { earnTokens, raiseVipLevels } from '@pavilion/server/modules/vip/index';
import { createSite, siteExists } from '@pavilion/server/modules/sites/index';
import { seedPaymentMethods } from '@pavilion/server/modules/payments/index';
import { seedWithdrawalMethods } from '@pavilion/server/modules/payouts/index';
import { inTransaction, isDatabaseAway } from '@pavilion/database';
import { houseProviderCode } from '@pavilion/games';
import { parseConfig } from '@pavilion/server/config/config';
import { readEnvironment } from '@pavilion/server/config/env';
import { startServer } from '@pavilion/server/start-server';
import type { ServerContext } from '@pavilion/server/context';
import { plainSite } from '@pavilion/test-kit/test-sites';
import {
  rewardMinor,
  turnoverPerTokenMinor,
  type BettingCommand,
  type BettingMessage,
  type Prepared,
} from './betting-commands.ts';
import { performPlay } from './play-operator.ts';

export const simulationHost = 'simulation.test';
const dayMs = 24 * 60 * 60_000;
const levelCount = 5;
const levelTurnoverMinor = 50_000n;

async function makeSite(context: ServerContext): Promise<void> {
  const site = plainSite({
    externalId: 'simulation',
    name: 'Simulation',
    domains: [simulationHost],
    themeCode: 'sportsbook1',
    themeColour: 'green',
  });
  const siteId = await createSite(context, 'simulation', site);
  await seedPaymentMethods(context, siteId);
  // Paid out at once and by rule; a fiftieth of each deposit has to be played first.
  await seedWithdrawalMethods(context, siteId, {
    rest_minutes: 0,
    auto_age_days: 0,
    send_after_seconds: 0,
    daily_max_minor: null,
    turnover_percent: 2,
  });
  await offerDiceAndLevels(context, siteId);
  await openSportsbook(context.database.db, { id: siteId, currency: 'PHP' });
  await addCompetitions(context, siteId);
  await context.sites.refresh();
}

/** Our games, and levels that players of the simulation reach: each pays tokens, and so does what they turn over. */
async function offerDiceAndLevels(context: ServerContext, siteId: string): Promise<void> {
  const { db } = context.database;
  await seedCatalogue(db, context);
  await db
    .insertInto('site_providers')
    .values({ site_id: siteId, provider_code: houseProviderCode, is_enabled: true })
    .execute();
  await db
    .insertInto('vip_levels')
    .values(
      Array.from({ length: levelCount }, (_, level) => ({
        site_id: siteId,
        level,
        name: `Level ${level}`,
        deposit_required_minor: 0n,
        turnover_required_minor: BigInt(level) * levelTurnoverMinor,
        turnover_per_token_minor: turnoverPerTokenMinor,
      })),
    )
    .execute();
}

async function addCompetitions(context: ServerContext, id: string): Promise<void> {
  const operator = 'simulation';
  const named = { id, externalId: 'simulation' };
  await addPot(
    context,
    operator,
    { ...named, currency: 'PHP' },
    {
      code: 'pot',
      names: { EN: 'Pot' },
      shareBasisPoints: 100,
      openingMinor: 10_000n,
      periodMinutes: 60,
    },
  );
  await addSeries(context, operator, named, {
    code: 'series',
    titles: { EN: 'Series' },
    prizesMinor: [5000n, 2500n, 1000n],
    periodMinutes: 60,
  });
}

async function prepare(context: ServerContext, matches: number): Promise<Prepared> {
  const { db } = context.database;
  if (!(await siteExists(db))) await makeSite(context);
  const day = new Date(context.clock.now().getTime() + 2 * dayMs)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .toReversed()
    .join('/');
  const lines = Array.from(
    { length: matches },
    (_, index) =>
      `D1,${day},15:30,Home ${index},Away ${index},2.10,3.40,3.60,1.90,1.95,-0.25,1.85,2.02`,
  );
  const head = 'Div,Date,Time,HomeTeam,AwayTeam,AvgH,AvgD,AvgA,Avg>2.5,Avg<2.5,AHh,AvgAHH,AvgAHA';
  await importFootballData(context, [head, ...lines].join('\n'), 'fixtures');
  const site = await db.selectFrom('sites').select('id').executeTakeFirstOrThrow();
  const events = await db.selectFrom('events').select('id').orderBy('id').execute();
  return { siteId: site.id, eventIds: events.map(({ id }) => id) };
}

async function perform(context: ServerContext, command: BettingCommand): Promise<unknown> {
  if (command.name === 'prepare') return prepare(context, command.matches);
  if (command.name === 'countOpen') return countOpen(context);
  if (command.name === 'endRounds') return endRounds(context);
  if (command.name === 'reward') return reward(context, command.number);
  if (command.name !== 'enterResult') return performPlay(context, command);
  const [homeScore, awayScore] = command.score ?? [null, null];
  const kind = command.score ? ('score' as const) : ('void' as const);
  const { eventId } = command;
  const halfTime = { halfTimeHomeScore: null, halfTimeAwayScore: null };
  const entry = { eventId, kind, homeScore, awayScore, ...halfTime, reason: 'simulation' };
  return enterResult(context.database.db, entry, context.clock.now());
}

/** A message with cash to claim for everybody, once under its number. */
async function reward(context: ServerContext, number: number): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    const players = await trx.selectFrom('players').select(['id', 'site_id']).execute();
    await addNotices(
      trx,
      context,
      players.map(({ id, site_id }) => ({
        siteId: site_id,
        playerId: id,
        notice: 'vip.kept' as const,
        params: { name: `Reward ${number}` },
        reward: { kind: 'cash' as const, amountMinor: rewardMinor },
        onceKey: `reward:${number}`,
      })),
    );
  });
}

/** Lets the open round and edition end with what is certainly committed by now, then draws and pays, and gives what levels and turnover earn. */
async function endRounds(context: ServerContext): Promise<void> {
  const { db } = context.database;
  const due = settlementsCommittedBy(context.clock.now());
  await db
    .updateTable('jackpot_rounds')
    .set({ drops_at: due })
    .where('drawn_at', 'is', null)
    .where('starts_at', '<', due)
    .where('counted_at', '<=', due)
    .execute();
  await db
    .updateTable('tournament_editions')
    .set({ ends_at: due })
    .where('ended_at', 'is', null)
    .where('starts_at', '<', due)
    .where((row) => row.or([row('counted_at', 'is', null), row('counted_at', '<=', due)]))
    .execute();
  await Promise.all([drawPots(context), endEditions(context)]);
  // Their jobs begin anew with each start of the server, and would hardly ever come to their time.
  await raiseVipLevels(context);
  await earnTokens(context);
}

/** Bets without a final state, deposits and withdrawals without an outcome, webhooks not delivered. */
async function countOpen(context: ServerContext): Promise<number> {
  const { db } = context.database;
  const bets = await db.selectFrom('bets').select('id').where('status', '=', 'accepted').execute();
  const events = await db
    .selectFrom('events')
    .select('id')
    .whereRef('settled_revision', '<', 'result_revision')
    .execute();
  const deposits = await db
    .selectFrom('deposits')
    .select('id')
    .where('status', '=', 'pending')
    .execute();
  const webhooks = await db
    .selectFrom('sandbox_webhooks')
    .select('id')
    .where('delivered_at', 'is', null)
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('state', 'in', ['requested', 'checking', 'approved', 'sent'])
    .execute();
  const payoutWebhooks = await db
    .selectFrom('sandbox_payout_webhooks')
    .select('id')
    .where('delivered_at', 'is', null)
    .execute();
  const open = [bets, events, deposits, webhooks, withdrawals, payoutWebhooks];
  return open.reduce((sum, rows) => sum + rows.length, 0);
}

/** What works at several things at once tells of all that failed. */
function isAway(error: unknown): boolean {
  return error instanceof AggregateError
    ? (error.errors as unknown[]).every(isAway)
    : isDatabaseAway(error);
}

const running = await startServer(parseConfig(readEnvironment()));
const tell = (message: BettingMessage): void => void process.send?.(message);
process.on('message', ({ id, command }: { id: number; command: BettingCommand }) => {
  perform(running.context, command).then(
    (value) => tell({ id, value }),
    (error: unknown) => tell({ id, error: String(error), isAway: isAway(error) }),
  );
});
tell({ ready: true });

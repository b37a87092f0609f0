/**
 * The real server as its own process, started by `BettingProcess`; the operator's commands come
 * over the IPC channel.
 */
import {
  importFootballData,
  enterResult,
  openSportsbook,
  writePlay,
} from '@pavilion/server/modules/sports/sportsbook/index';
import { settleEvents } from '@pavilion/server/modules/sports/betting/index';
import { settlementsCommittedBy } from '@pavilion/server/modules/rewards/turnover/index';
import { addPot, drawPots } from '@pavilion/server/modules/rewards/jackpots/index';
import { createSite, siteExists } from '@pavilion/server/modules/site/sites/index';
import { seedPaymentMethods } from '@pavilion/server/modules/money/payments/index';
import { isWithdrawalOpen, withdrawalStates } from '@pavilion/domain/payouts';
import { parseConfig } from '@pavilion/server/config/config';
import { readEnvironment } from '@pavilion/server/config/env';
import { factsOf, periodOf } from '@pavilion/sports';
import { startServer } from '@pavilion/server/start-server';
import type { ServerContext } from '@pavilion/server/context';
import { plainSite } from '@pavilion/test-kit/test-sites';
import type {
  BettingCommand,
  BettingMessage,
  PayoutCommand,
  Prepared,
} from './betting-commands.ts';
import { openCashier, performPayout } from './payout-operator.ts';
import { performPlay } from './play-operator.ts';
import { endRacesBy } from './race-operator.ts';

export const simulationHost = 'simulation.test';
const dayMs = 24 * 60 * 60_000;

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
  await openCashier(context, siteId);
  await openSportsbook(context.database.db, { id: siteId, currency: 'PHP' });
  await addCompetitions(context, siteId);
  await context.sites.refresh();
  await endRacesBy(context, context.clock.now());
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
  // A file of prices says nothing of chances; without them nobody is paid before the end.
  const chances = { won: 400_000, halfWon: 0, void: 50_000, halfLost: 0 };
  await db
    .updateTable('selections')
    .set({ chances: JSON.stringify(chances) })
    .execute();
  const site = await db.selectFrom('sites').select('id').executeTakeFirstOrThrow();
  const events = await db.selectFrom('events').select('id').orderBy('id').execute();
  return { siteId: site.id, eventIds: events.map(({ id }) => id) };
}

async function perform(context: ServerContext, command: BettingCommand): Promise<unknown> {
  if (command.name === 'prepare') return prepare(context, command.matches);
  if (command.name === 'countOpen') return countOpen(context);
  if (command.name === 'tellSoFar') return tellSoFar(context, command);
  if (command.name === 'endRounds') return endRounds(context);
  if (isAboutPayouts(command)) return performPayout(context, command);
  if (command.name !== 'enterResult') return performPlay(context, command);
  const [homeScore, awayScore] = command.score ?? [null, null];
  const kind = command.score ? ('score' as const) : ('void' as const);
  const { eventId } = command;
  const halfTime = { halfTimeHomeScore: null, halfTimeAwayScore: null };
  const entry = { eventId, kind, homeScore, awayScore, ...halfTime, reason: 'simulation' };
  return enterResult(context.database.db, entry, context.clock.now());
}

/** A score for good while the match goes on; its end may say something else. */
async function tellSoFar(
  context: ServerContext,
  { eventId, score }: { eventId: string; score: [number, number] },
): Promise<void> {
  const facts = factsOf({ isFinal: true, periods: { reg: periodOf({ goals: score }, false) } });
  await writePlay(context.database.db, eventId, { play: {}, facts });
  await settleEvents(context);
}

function isAboutPayouts(command: BettingCommand): command is PayoutCommand {
  return ['withdraw', 'decidePayouts', 'askProvider'].includes(command.name);
}

/**
 * Lets the open round and race end with what is certainly committed by now, then draws and pays.
 */
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
  await Promise.all([drawPots(context), endRacesBy(context, due)]);
}

/**
 * How many by kind: bets without a final state, deposits and withdrawals without an outcome,
 * webhooks not delivered.
 */
async function countOpen(context: ServerContext): Promise<Record<string, number>> {
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
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('state', 'in', withdrawalStates.filter(isWithdrawalOpen))
    .execute();
  const webhooks = await db
    .selectFrom('sandbox_webhooks')
    .select('id')
    .where('delivered_at', 'is', null)
    .unionAll(
      db.selectFrom('sandbox_payout_webhooks').select('id').where('delivered_at', 'is', null),
    )
    .execute();
  const open = { bets, events, deposits, withdrawals, webhooks };
  return Object.fromEntries(Object.entries(open).map(([kind, rows]) => [kind, rows.length]));
}

const running = await startServer(parseConfig(readEnvironment()));
const tell = (message: BettingMessage): void => void process.send?.(message);
process.on('message', ({ id, command }: { id: number; command: BettingCommand }) => {
  perform(running.context, command).then(
    (value) => tell({ id, value }),
    (error: unknown) => tell({ id, error: String(error) }),
  );
});
tell({ ready: true });

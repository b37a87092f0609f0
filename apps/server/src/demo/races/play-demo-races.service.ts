import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import {
  announceChanges,
  enterResult,
  lockEvent,
  offerMarkets,
  readOverround,
  startRace,
  withdrawRunner,
} from '../../modules/sports/sportsbook/index.ts';
import { readDemoSettings, type DemoSettings } from '../matches/index.ts';
import { readOpenRaces, readWinOdds, type OpenRace } from './demo-races.store.ts';
import { demoRaceOf, type DemoRace } from './race-calendar.ts';
import { cardOf, stillRunning } from './race-card.ts';
import { finishOf } from './race-finish.ts';
import { raceOfferOf } from './race-offer.ts';

/** From the off to the result, by what runs. */
const runMs = { horses: 100_000, greyhounds: 35_000 };
/** Nobody is withdrawn longer before the off. */
const watchedMs = 2 * 60 * 60_000;

/**
 * Brings every race of the demo to where the clock says it is: runners withdrawn, the off, the
 * result. Who was not withdrawn before the off runs, so after a stop it simply catches up. Gives
 * how many races changed.
 */
export async function playDemoRaces(context: ServerContext): Promise<number> {
  const { db } = context.database;
  const settings = await readDemoSettings(db);
  if (!settings) return 0;
  const now = context.clock.now();
  const open = await readOpenRaces(db, new Date(now.getTime() + watchedMs));
  let changed = 0;
  for (const event of open) {
    if (await play(context, settings, event, now)) changed += 1;
  }
  return changed;
}

async function play(
  context: ServerContext,
  settings: DemoSettings,
  event: OpenRace,
  now: Date,
): Promise<boolean> {
  const race = demoRaceOf(settings, event.sourceKey);
  if (!race) return false;
  const sinceMs = now.getTime() - race.off.getTime();
  const step =
    sinceMs >= runMs[race.course.runs]
      ? finish
      : sinceMs >= 0
        ? event.state === 'upcoming' && goOff
        : dueWithdrawals(race, event, now).length > 0 && withdraw;
  if (step === false) return false;
  await inTransaction(context.database, async (trx) => {
    await lockEvent(trx, event.id);
    await step(context, trx, { race, event, now });
    await announceChanges(context, trx, [
      { eventId: event.id, isStateChanged: true, isOddsChanged: true },
    ]);
  });
  return true;
}

interface Turn {
  race: DemoRace;
  event: OpenRace;
  now: Date;
}

const outOf = ({ runners }: OpenRace): string[] =>
  runners.filter(({ withdrawn }) => withdrawn !== null).map(({ id }) => id);

function dueWithdrawals(race: DemoRace, event: OpenRace, now: Date): string[] {
  const out = new Set(outOf(event));
  return cardOf(race)
    .withdrawals.filter(({ runnerId, at }) => at <= now && !out.has(runnerId))
    .map(({ runnerId }) => runnerId);
}

/** No bet is accepted in between: who is out and the prices of the others go together. */
async function withdraw(
  context: ServerContext,
  trx: Executor,
  { race, event, now }: Turn,
): Promise<void> {
  const due = dueWithdrawals(race, event, now);
  for (const id of due) {
    // Who had no price any more costs nobody anything.
    const oddsMilli = (await readWinOdds(trx, event.id, id)) ?? unpricedOddsMilli;
    await withdrawRunner(trx, event.id, { id, oddsMilli, at: now });
  }
  const card = cardOf(race);
  const left = stillRunning(card, new Set([...outOf(event), ...due]));
  const offer = raceOfferOf(left, card.runners, {
    overround: await readOverround(trx),
    course: race.course.code,
  });
  await offerMarkets(trx, context.ids, event.id, offer);
}

const unpricedOddsMilli = 1_000_000;

/** At the off all markets close. */
async function goOff(context: ServerContext, trx: Executor, { event, now }: Turn): Promise<void> {
  await startRace(trx, event.id, now);
  await offerMarkets(trx, context.ids, event.id, []);
}

async function finish(_: ServerContext, trx: Executor, { race, event, now }: Turn): Promise<void> {
  const facts = finishOf(race, event.runners);
  await enterResult(
    trx,
    {
      ...{ eventId: event.id, kind: 'score', homeScore: null, awayScore: null },
      ...{ halfTimeHomeScore: null, halfTimeAwayScore: null, reason: 'demo', facts },
    },
    now,
  );
}

/**
 * Changes prices as a source of them does, through the door of the sportsbook, from a process of
 * its own; told by messages when to begin. Arguments: database, matches, price changes a second.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction, openDatabase } from '@pavilion/database';
import type { ServerContext } from '@pavilion/server/context';
import { announceChanges, offerMarkets } from '@pavilion/server/modules/sports/sportsbook/index';
import { startTestServer } from '@pavilion/test-kit';
import { wallClock } from '../../lib/page.ts';
import { addMatches, oddsAfter, offerAfter, pricesOfMatch } from './odds-matches.ts';
import type { BenchMatch, FromWriter, ToWriter } from './odds-messages.ts';

/** What changes within such a turn is written in one transaction. */
const turnMs = 100;
const poolSize = 4;
const [url = '', matchCount = '', perSecond = ''] = process.argv.slice(2);
const tell = (message: FromWriter): void => void process.send?.(message);

const database = await openDatabase({ databaseUrl: url, poolSize });
const clock = { now: () => new Date(wallClock()) };
const server = await startTestServer({ database, seed: 'none', ports: { clock } });
const matches = await addMatches(server.context, Number(matchCount));
process.on('message', ({ seconds }: ToWriter) => void write(seconds));
tell({ kind: 'ready', matches });

/** The matches take turns; a turn that takes longer than its time puts the next ones off. */
async function write(seconds: number): Promise<void> {
  const startedMs = performance.now();
  const untilMs = startedMs + seconds * 1000;
  const perTurn = Math.max(1, Math.round((Number(perSecond) * turnMs) / 1000 / pricesOfMatch));
  let changed = 0;
  for (let turn = 0; performance.now() < untilMs; turn += 1) {
    await sleep(Math.max(0, startedMs + turn * turnMs - performance.now()));
    const chosen = Array.from({ length: Math.min(perTurn, matches.length) }, (_, index) => {
      const no = turn * perTurn + index;
      const match = matches[no % matches.length];
      return match ? [{ match, changes: 1 + Math.floor(no / matches.length) }] : [];
    }).flat();
    await change(server.context, chosen);
    changed += chosen.length * pricesOfMatch;
  }
  tell({ kind: 'done', perSecond: (changed * 1000) / (performance.now() - startedMs) });
}

async function change(
  context: ServerContext,
  chosen: readonly { match: BenchMatch; changes: number }[],
): Promise<void> {
  tell({
    kind: 'told',
    atMs: wallClock(),
    prices: chosen.map(({ match, changes }) => [match.eventId, oddsAfter(changes)]),
  });
  await inTransaction(context.database, async (trx) => {
    for (const { match, changes } of chosen)
      await offerMarkets(trx, context.ids, match.eventId, offerAfter(changes));
    await announceChanges(
      context,
      trx,
      chosen.map(({ match: { eventId } }) => ({
        ...{ eventId, isStateChanged: false, isOddsChanged: true },
      })),
    );
  });
}

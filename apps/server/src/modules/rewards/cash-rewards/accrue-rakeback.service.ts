import type { Executor } from '@pavilion/database';
import type { PlayerFacts } from '@pavilion/rewards/audience';
import { rateOfLevel } from '@pavilion/rewards/cash-rewards';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { factsOf, itemsOfKind, reasonAgainst, type ItemOfKind } from '../campaigns/index.ts';
import type { LogRow } from '../turnover/index.ts';
import { readAccruingPlayers, type AccruingPlayer } from './accruing-player.store.ts';
import type { AccrualLine } from './accrual.store.ts';
import { accruePlays, edgesOf, linesOfItem, stoodOpen } from './accrue-plays.service.ts';

/** Adds to the rakeback of players what was settled since the last time. */
export const accrueRakeback = (context: ServerContext): Promise<void> =>
  accruePlays(context, 'rakeback', (executor, site, plays) =>
    rakebackLines(context, executor, site, plays),
  );

interface Person extends AccruingPlayer {
  facts: PlayerFacts;
}

async function rakebackLines(
  context: ServerContext,
  executor: Executor,
  site: Site,
  plays: readonly LogRow[],
): Promise<AccrualLine[]> {
  const items = await itemsOfKind(context, site.id, 'rakeback', executor);
  if (items.length === 0) return [];
  const people = await peopleOf(context, executor, site, plays);
  const edgeOf = await edgesOf(executor, plays);
  const lines: AccrualLine[] = [];
  for (const item of items)
    lines.push(
      ...(await linesOfItem(executor, item, plays, {
        edgeBp: (play) => edgeOf(play, item.fields.sports_edge_bp),
        accruesTo: (play) => accruesTo(item, play, people.get(play.playerId)),
      })),
    );
  return lines;
}

function accruesTo(item: ItemOfKind<'rakeback'>, play: LogRow, person: Person | undefined) {
  const at = play.settledAt;
  if (!person || !person.isActive || !stoodOpen(item, at)) return null;
  if (person.awaySince !== null && at >= person.awaySince) return null;
  if (reasonAgainst(item.fields, person.facts, at) !== null) return null;
  const rateBp = rateOfLevel(item.fields.rates, person.facts.level);
  return { playerId: person.playerId, friendId: null, rateBp };
}

/** Who of them may accrue: the computer's players of a demo would not claim. */
async function peopleOf(
  context: ServerContext,
  executor: Executor,
  site: Site,
  plays: readonly LogRow[],
): Promise<Map<string, Person>> {
  const now = context.clock.now();
  const ids = [...new Set(plays.map(({ playerId }) => playerId))];
  const people = new Map<string, Person>();
  for (const player of await readAccruingPlayers(executor, site.id, ids, now)) {
    if (player.isComputer) continue;
    const facts = await factsOf(executor, site, player.playerId, now);
    people.set(player.playerId, { ...player, facts });
  }
  return people;
}

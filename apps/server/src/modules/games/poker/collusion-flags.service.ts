import type { OfficeAnswer, officeCalls } from '@pavilion/contracts/office';
import type { Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import {
  chipFlows,
  losingAllIns,
  reactionTimes,
  softPlays,
  timesTogether,
  type HandRecord,
} from '@pavilion/games/table/holdem/index';
import type { Site } from '../../../site-directory/index.ts';
import { readMinors } from './minor-json.ts';
import { readRecordsOfSite } from './poker-hand.store.ts';
import { readAllTables, readSharedAddresses } from './poker-office.store.ts';
import { countHeldBack, readAccountIds, readReports, readStays } from './poker-flag.store.ts';

type Flag = OfficeAnswer<typeof officeCalls.pokerFlags>['value'][number];
type Stretch = { siteId: string; from: Date; to: Date };

/** So many of a kind are told, the most striking first. */
const flagsMax = 10;
/** Below these a measure says nothing. */
const least = {
  faced: 20,
  deviations: 3,
  flowHands: 10,
  allInsBehind: 3,
  actions: 100,
  heldBack: 5,
};
const steadyBelow = 0.15;
const hourMs = 3_600_000;

/**
 * What may show collusion in a stretch of time, for the operator: measures with their figures,
 * players by account id.
 */
export async function collusionFlags(
  executor: Executor,
  site: Site,
  stretch: { from: Date; to: Date },
): Promise<{ hands: number; value: Flag[] }> {
  const of = { siteId: site.id, ...stretch };
  const found = await readRecordsOfSite(executor, of);
  const records = found.map((record) => readMinors<HandRecord>(record));
  const flags = [
    ...(await accountFlags(executor, of)),
    ...handFlags(records, site),
    ...(await conductFlags(executor, of)),
  ];
  return { hands: records.length, value: await named(executor, site, flags) };
}

async function accountFlags(executor: Executor, of: Stretch): Promise<Flag[]> {
  const shared = await readSharedAddresses(executor, of);
  const stays = await readStays(executor, of);
  const tables = (await readAllTables(executor, of.siteId)).length;
  const together = timesTogether(
    stays.map(({ player, table, fromAt, toAt }) => ({
      ...{ player, table },
      fromMs: Math.max(fromAt.getTime(), of.from.getTime()),
      toMs: Math.min((toAt ?? of.to).getTime(), of.to.getTime()),
    })),
    Math.max(1, tables),
  );
  return [
    ...shared.slice(0, flagsMax).map(({ one, other, addresses }) => ({
      ...{ kind: 'shared_address' as const, players: [one, other] },
      figures: `${addresses} addresses in common`,
    })),
    ...together
      .filter(({ togetherMs, expectedMs }) => togetherMs > 2 * expectedMs && togetherMs > hourMs)
      .slice(0, flagsMax)
      .map(({ players, togetherMs, expectedMs }) => ({
        ...{ kind: 'together' as const, players: [...players] },
        figures: `${hoursOf(togetherMs)} h at one table, ${hoursOf(expectedMs)} h by chance`,
      })),
  ];
}

const hoursOf = (ms: number): string => (ms / hourMs).toFixed(1);

function handFlags(records: readonly HandRecord[], { currency }: Site): Flag[] {
  const soft = softPlays(records).filter(
    ({ faced, deviations }) => faced >= least.faced && deviations >= least.deviations,
  );
  const flows = chipFlows(records).filter(
    ({ hands, lostMinor, wonBackMinor }) =>
      hands >= least.flowHands && lostMinor > 3n * wonBackMinor,
  );
  const allIns = losingAllIns(records).filter(({ behind }) => behind >= least.allInsBehind);
  const steady = reactionTimes(records).filter(
    ({ actions, variation }) => actions >= least.actions && variation < steadyBelow,
  );
  const text = (minor: bigint): string => formatAmount(minor, currency.code);
  return [
    ...soft.slice(0, flagsMax).map((one) => ({
      ...{ kind: 'soft_play' as const, players: [one.folder, one.opponent] },
      figures: `folds ${one.folded} of ${one.faced}, to others ${one.foldedOthers} of ${one.facedOthers}`,
    })),
    ...flows.slice(0, flagsMax).map((one) => ({
      ...{ kind: 'chip_flow' as const, players: [one.from, one.to] },
      figures: `lost ${text(one.lostMinor)}, won back ${text(one.wonBackMinor)} in ${one.hands} hands`,
    })),
    ...allIns.slice(0, flagsMax).map((one) => ({
      ...{ kind: 'losing_all_ins' as const, players: [one.player, one.opponent] },
      figures: `behind in ${one.behind} of ${one.allIns} all-ins`,
    })),
    ...steady.slice(0, flagsMax).map((one) => ({
      ...{ kind: 'reaction_times' as const, players: [one.player] },
      figures: `${one.actions} actions, ${Math.round(one.meanMs)} ms, variation ${one.variation.toFixed(2)}`,
    })),
  ];
}

async function conductFlags(executor: Executor, of: Stretch): Promise<Flag[]> {
  const held = await countHeldBack(executor, of);
  const reports = await readReports(executor, of);
  return [
    ...held
      .filter(({ count }) => count >= least.heldBack)
      .slice(0, flagsMax)
      .map(({ playerId, count }) => ({
        ...{ kind: 'seeds_held_back' as const, players: [playerId] },
        figures: `${count} seeds held back`,
      })),
    ...reports.slice(0, flagsMax).map(({ reported, reporter, handNo, reason }) => ({
      ...{ kind: 'report' as const, players: [reported, reporter] },
      figures: handNo === null ? reason : `hand ${handNo}: ${reason}`,
    })),
  ];
}

/** Account ids in place of ids; guests and computers as seats name them. */
async function named(executor: Executor, site: Site, flags: readonly Flag[]): Promise<Flag[]> {
  const isId = (player: string): boolean => !player.includes(':');
  const ids = [...new Set(flags.flatMap(({ players }) => players).filter(isId))];
  const names = await readAccountIds(executor, site.id, ids);
  return flags.map((flag) => ({
    ...flag,
    players: flag.players.map((player) => names.get(player) ?? player),
  }));
}

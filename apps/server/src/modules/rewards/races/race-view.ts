import type { CallResponse } from '@pavilion/contracts';
import type { raceList } from '@pavilion/contracts/player/rewards/race-list.contract';
import type { Executor } from '@pavilion/database';
import { formatMinor, parseMinor } from '@pavilion/domain/money';
import { prizeOfPlace } from '@pavilion/rewards/races';
import type { Site } from '../../../site-directory/index.ts';
import { textOf } from '../campaigns/index.ts';
import { prizeView } from '../prizes/index.ts';
import { nameInRaces } from './name-shown.service.ts';
import { countRanked, findEntry, readBelow, readPlace } from './race-place.store.ts';
import { ruleOfRace, scoreText, unitOfRace, type RaceItem } from './race-rule.ts';
import { readJoins } from './race.store.ts';
import type { HeldEdition } from './races-of-site.service.ts';

export type RaceView = CallResponse<typeof raceList>['value'][number];
type RacePlaceView = RaceView['leaders'][number];

const leadersShown = 10;

/** Who asks, and in which language. */
export interface Reader {
  site: Site;
  language: string;
  now: Date;
  /** Null: a guest. */
  playerId: string | null;
}

/** An edition of a race as calls tell it. */
export async function raceView(
  executor: Executor,
  held: HeldEdition,
  reader: Reader,
): Promise<RaceView> {
  const { item, edition, row } = held;
  const { site, language, now, playerId } = reader;
  const { fields } = item;
  const leaders = row ? await readBelow(executor, row, null, leadersShown) : [];
  return {
    race_code: edition.code,
    title: textOf(fields, language).title,
    metric: fields.metric,
    unit: unitOfRace(fields.metric),
    filter: { categories: [], providers: [], games: [], money: 'any', ...fields.filter },
    weights: (fields.weights ?? []).map(weightView),
    entry: fields.entry,
    joined_at: await joinedAt(executor, held, reader),
    min_score: scoreText(fields.metric, ruleOfRace(item, site).minScore, site),
    starts_at: edition.startsAt.toISOString(),
    ends_at: edition.endsAt.toISOString(),
    freeze_minutes: row?.freezeMinutes ?? fields.freeze_minutes ?? 0,
    state: stateOf(held, now),
    prizes: fields.prizes.map(({ from, to, prize }) => ({ from, to, prize: prizeView(prize) })),
    prize_sum: prizeSum(item, site),
    players: row ? await countRanked(executor, row) : 0,
    leaders: leaders.map((entry, at) => placeView(item, site, entry, at + 1)),
    mine: row && playerId !== null ? await ownPlace(executor, held, site, playerId) : null,
    counted_at: (row?.countedAt ?? now).toISOString(),
    terms_version: item.termsVersion,
  };
}

async function joinedAt(
  executor: Executor,
  { item, edition }: HeldEdition,
  { site, playerId }: Reader,
): Promise<string | null> {
  if (item.fields.entry !== 'join' || playerId === null) return null;
  const joins = await readJoins(executor, site.id, edition.code, [playerId]);
  return joins.get(playerId)?.toISOString() ?? null;
}

function stateOf({ edition, row }: HeldEdition, now: Date): RaceView['state'] {
  if (row?.state === 'paid' || row?.state === 'stopped') return row.state;
  if (now >= edition.endsAt) return 'freezing';
  if (row) return 'running';
  return now < edition.startsAt ? 'soon' : 'running';
}

type Weight = NonNullable<RaceItem['fields']['weights']>[number];

function weightView(weight: Weight): RaceView['weights'][number] {
  const { weight_bp } = weight;
  if ('category' in weight) return { scope: 'category', ref: weight.category, weight_bp };
  if ('game' in weight)
    return { scope: 'game', ref: `${weight.provider}/${weight.game}`, weight_bp };
  return { scope: 'provider', ref: weight.provider, weight_bp };
}

/** All that is given in money, of every place. */
function prizeSum({ fields }: RaceItem, { currency }: Pick<Site, 'currency'>): string {
  const { exponent } = currency;
  const sum = fields.prizes.reduce((total, { from, to, prize }) => {
    const isMoney = prize.kind === 'cash' || prize.kind === 'bonus';
    const minor = isMoney ? (parseMinor(prize.amount, exponent) ?? 0n) : 0n;
    return total + minor * BigInt(to - from + 1);
  }, 0n);
  return formatMinor(sum, exponent);
}

/** A place with whose it is; the name as others read it. */
export function placeView(
  { fields }: RaceItem,
  site: Pick<Site, 'currency'>,
  entry: { accountId: string; isHidden: boolean; score: bigint },
  place: number,
): RacePlaceView {
  const prize = prizeOfPlace(fields.prizes, place);
  return {
    place,
    name: nameInRaces(entry),
    score: scoreText(fields.metric, entry.score, site),
    prize: prize && prizeView(prize),
  };
}

async function ownPlace(
  executor: Executor,
  { item, row }: HeldEdition,
  site: Site,
  playerId: string,
): Promise<RacePlaceView | null> {
  const entry = row && (await findEntry(executor, row, playerId));
  return row && entry ? placeView(item, site, entry, await readPlace(executor, row, entry)) : null;
}

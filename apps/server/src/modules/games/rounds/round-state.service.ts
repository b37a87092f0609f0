import type { CallInput, CallResponse, roundState } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import type { RoundGame } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readChain, type RoundTable } from '../fairness/index.ts';
import { openNext } from './open-round.service.ts';
import { poolsViewOf } from './pool-news.ts';
import { poolRulesOf } from './pool-round.ts';
import { totalsOf } from './round-totals.service.ts';
import { readSabongSettings } from './sabong-settings.store.ts';
import { seatsOf } from './seats.service.ts';
import { roundNews, sharedBetView } from './shared-round-view.ts';
import { readBetsOf, readRoundsOf, watchRound, type SharedRoundRow } from './shared-round.store.ts';
import { tableOf } from './table-of.ts';

type State = CallResponse<typeof roundState>['value'];

const previousShown = 20;
const betsShown = 200;

/** The round under way; looking at it keeps the table going, and wakes one that rests. */
export async function stateOfRound(
  context: RequestContext,
  input: Pick<CallInput<typeof roundState>, 'provider_code' | 'game_code' | 'table_id'>,
): Promise<CallResponse<typeof roundState>> {
  const { server, site, now } = context;
  const { game, of } = await tableOf(context, input);
  const { current, previous } = await currentRound(server, of);
  await watchRound(server.database.db, current.id, now);
  const asked = { siteId: site.id, roundId: current.id };
  const bets = await readBetsOf(server.database.db, { ...asked, limit: betsShown });
  const { index: _, hash: __, ...news } = roundNews(current, site.currency.code, now);
  const settled = previous.filter((round) => round.phase === 'settled');
  return {
    value: {
      ...(await decidedBy(server, current, game)),
      ...news,
      count: news.count ?? null,
      sales: news.sales ?? null,
      entropy_source: news.entropy_source ?? null,
      entropy: news.entropy ?? null,
      root: null,
      server_time: server.clock.now().toISOString(),
      bets: bets.map(sharedBetView),
      seats: await seatsOf(server.database.db, of, now),
      totals: game.table ? await totalsOf(server, asked, site.currency.code) : [],
      ...(await poolsShown(context, current)),
      previous: settled.map((round) => ({
        round_id: round.id,
        index: round.chain_index,
        hash: round.hash ?? '',
        outcome: round.outcome ?? {},
      })),
    },
  };
}

/**
 * What decides the round: before the first bet the end of our chain and a number in it, or the
 * height of a block.
 */
async function decidedBy(
  server: ServerContext,
  { chain_id: chainId, chain_index: index, block_source: source }: SharedRoundRow,
  game: RoundGame<unknown>,
): Promise<Pick<State, 'commitment' | 'salt' | 'kind' | 'shows'>> {
  const chain = chainId === null ? null : await readChain(server.database.db, chainId);
  const named = chain || source === null ? {} : { source };
  return {
    commitment: { hash: chain?.terminating_hash ?? '', index, ...named },
    salt: chain?.salt ?? '',
    kind: game.table?.kind ?? 'house',
    shows: game.table?.shows ?? 'end',
  };
}

/**
 * What the pools of a round hold, and what the house puts in; nothing where it is the other side.
 */
async function poolsShown(
  { server, site }: RequestContext,
  round: SharedRoundRow,
): Promise<Pick<State, 'pools' | 'house_seed'>> {
  const { code: currency } = site.currency;
  const pools = await poolsViewOf(server, round, currency);
  if (!pools) return {};
  if (!poolRulesOf(round).takesHouseSeed) return { pools };
  return { pools, house_seed: await houseSeedOf(server, site) };
}

/** What the house puts on both sides of a match; null: nothing. */
export async function houseSeedOf(
  { database }: ServerContext,
  site: Pick<Site, 'id' | 'currency'>,
): Promise<string | null> {
  const seedMinor = (await readSabongSettings(database.db, site.id))?.house_seed_minor ?? 0n;
  return seedMinor === 0n ? null : formatAmount(seedMinor, site.currency.code);
}

/**
 * The newest round; a game that rests opens one. A settled one stands until the leader opens the
 * next.
 */
async function currentRound(
  server: ServerContext,
  of: RoundTable,
): Promise<{ current: SharedRoundRow; previous: SharedRoundRow[] }> {
  const rounds = await readRoundsOf(server.database.db, of, previousShown + 1);
  const [newest] = rounds;
  const rests = !newest || (newest.phase === 'settled' && newest.next_at === null);
  const opened = rests ? await openNext(server, of, server.clock.now()) : null;
  if (opened) return { current: opened, previous: rounds.slice(0, previousShown) };
  if (newest) return { current: newest, previous: rounds };
  const [first] = await readRoundsOf(server.database.db, of, 1);
  return first
    ? { current: first, previous: [] }
    : fail('serviceUnavailable', { retryAfterSeconds: 1 });
}

import type { CallInput, CallResponse, sabongMatchList } from '@pavilion/contracts';
import { cardStream, fromHex, houseProviderCode, type RoundGame } from '@pavilion/games';
import { drawMatchCard, sabongGames, type Cock } from '@pavilion/games/sabong/index';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { activeChain, type ChainRow } from '../fairness/index.ts';
import {
  houseSeedOf,
  readEndedRounds,
  readRoundsOf,
  stageOf,
  tableOf,
  type SharedRoundRow,
} from '../rounds/index.ts';

type Listed = CallResponse<typeof sabongMatchList>;
type Match = Listed['value'][number];

const { sabong } = sabongGames;
const shownDefault = 10;
const resultsShown = 72;
/** Rounds that are looked through for those of the matches asked for. */
const roundsRead = 200;
/** From one match to the next, about: fights last 25 to 60 seconds. */
const everyMs = sabong.bettingMs + 42_500 + sabong.pauseMs;

/**
 * Matches to come with their cards, and results. Fails with gameUnavailable where the law of the
 * place forbids them, else gameNotFound.
 */
export async function listMatches(
  context: RequestContext,
  input: Omit<CallInput<typeof sabongMatchList>, 'domain_name'>,
): Promise<Listed> {
  const { server, site, now } = context;
  if (site.country === 'PH' || site.jurisdiction === 'PH')
    return fail('gameUnavailable', { statusDetail: 'country' });
  const key = { provider_code: houseProviderCode, game_code: sabong.code };
  const { game, of } = await tableOf(context, key);
  const { db } = server.database;
  const chain = await activeChain(server, of);
  if (!chain) return fail('serviceUnavailable', { retryAfterSeconds: 10 });
  const rounds = (await readRoundsOf(db, of, roundsRead)).filter(
    ({ chain_id: chainId }) => chainId === chain.id,
  );
  const ended = await readEndedRounds(db, of, { beforeIndex: null, limit: resultsShown });
  const first = input.from ?? firstShown(chain, rounds[0]);
  const count = Math.max(0, Math.min(input.limit ?? shownDefault, chain.length - first + 1));
  return {
    value: Array.from({ length: count }, (_, place) =>
      matchOf(game, { chain, rounds, index: first + place }, now),
    ),
    results: ended.map((round) => ({
      round_id: round.id,
      index: round.chain_index,
      outcome: round.outcome ?? {},
    })),
    house_seed: await houseSeedOf(server, site),
  };
}

/** The match under way, else the next one. */
const firstShown = (chain: ChainRow, newest: SharedRoundRow | undefined): number =>
  newest && newest.phase !== 'settled' ? newest.chain_index : chain.next_index;

function matchOf(
  game: RoundGame<unknown>,
  { chain, rounds, index }: { chain: ChainRow; rounds: readonly SharedRoundRow[]; index: number },
  now: Date,
): Match {
  const published = { terminatingHash: fromHex(chain.terminating_hash), salt: chain.salt };
  const { meron, wala } = drawMatchCard(cardStream(published, index));
  const round = rounds.find((one) => one.chain_index === index);
  return {
    index,
    round_id: round?.id ?? null,
    starts_at: (round?.starts_at ?? expectedAt(chain, rounds[0], index, now)).toISOString(),
    stage: round ? stageOf(round, game, now).stage : null,
    meron: cockView(meron),
    wala: cockView(wala),
    outcome: round?.outcome ?? null,
  };
}

/** When the betting of a match that is not open yet may be expected to end. */
function expectedAt(
  chain: ChainRow,
  newest: SharedRoundRow | undefined,
  index: number,
  now: Date,
): Date {
  const isUnderWay = newest !== undefined && newest.phase !== 'settled';
  const fromMs = isUnderWay
    ? newest.starts_at.getTime() + everyMs
    : (newest?.next_at ?? now).getTime() + sabong.bettingMs;
  return new Date(fromMs + Math.max(0, index - chain.next_index) * everyMs);
}

const cockView = ({ name, plumage, weightGrams, record }: Cock): Match['meron'] => ({
  name,
  plumage,
  weight_grams: weightGrams,
  record,
});

import {
  studioBetLevels,
  studioCatalogue,
  studioHealth,
  studioJackpots,
  studioRounds,
  studioRoundStatus,
  studioSelfValidate,
  studioTransactions,
  studioTransactionStatus,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import { must, type StudioBench, type StudioCase } from './studio-case.ts';
import type { Tampering } from './wallet-client.ts';

type Game = ProviderResponse<typeof studioCatalogue>['games'][number];

const minuteMs = 60_000;
const headers = ['provider-key', 'provider-timestamp', 'provider-nonce', 'provider-signature'];
const padded = (id: string): string => id.padEnd(24, 'x');

/** A request that is not signed as it must be is answered 401, and with nothing else. */
async function refuses({ client }: StudioBench, tampering: Tampering): Promise<void> {
  const answer = await client.send(studioHealth, {}, tampering);
  must(answer.http === 401, `HTTP ${answer.http}, 401 expected`);
  must(answer.status !== 'ok' && answer['version'] === undefined, 'it was answered all the same');
}

/** The whole catalogue, page by page, and the cursor after it. */
async function readCatalogue(bench: StudioBench): Promise<{ games: Game[]; cursor: string }> {
  const games: Game[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 200; pages += 1) {
    const page = await bench.ask(studioCatalogue, { cursor, limit: 50 });
    games.push(...page.games);
    cursor = page.cursor;
    if (!page.hasMore) return { games, cursor };
    must(page.games.length > 0, 'a page without games says that there are more');
  }
  throw new Error('the catalogue has no end');
}

const faultOf = (game: Game): string | null => {
  if (game.names['en'] === undefined) return 'has no name in en';
  if (game.rtpVariants.filter(({ isActive }) => isActive).length !== 1)
    return 'has not exactly one active RTP';
  const isOff = game.stakes.some(
    ({ min, max }) => !(Number(min) > 0 && Number(min) <= Number(max)),
  );
  if (isOff) return 'has stakes that are no range';
  return Number.isNaN(Date.parse(game.updatedAt)) ? 'has no time of its change' : null;
};

/**
 * What the platform asks of a studio: that it believes no stranger, and says what the contract lets
 * it say.
 */
export const studioCases: readonly StudioCase[] = [
  {
    name: 'a good signature, and a clock within five minutes',
    async run(bench) {
      const { time } = await bench.ask(studioHealth, {});
      const aheadMs = Math.abs(Date.parse(time) - bench.nowMs());
      must(aheadMs < 5 * minuteMs, `its clock is ${aheadMs} ms off`);
    },
  },
  { name: 'one byte flipped', run: (bench) => refuses(bench, { body: '{ }' }) },
  {
    name: 'a wrong key',
    run: (bench) => refuses(bench, { key: { id: 'nobodys-key', secret: 'x'.repeat(64) } }),
  },
  {
    name: 'a clock six minutes off, either way',
    async run(bench) {
      await refuses(bench, { driftMs: 6 * minuteMs });
      await refuses(bench, { driftMs: -6 * minuteMs });
    },
  },
  {
    name: 'a nonce again',
    async run(bench) {
      const nonce = padded(bench.id());
      await bench.ask(studioHealth, {}, { nonce });
      await refuses(bench, { nonce });
    },
  },
  {
    name: 'a header missing',
    async run(bench) {
      for (const without of headers) await refuses(bench, { without });
    },
  },
  {
    name: 'keys in another order and fields nobody knows, signed as they are',
    async run(bench) {
      const text = '{ "weather" : {"sunny":true},\n "limit":1 }';
      await bench.ask(studioCatalogue, { limit: 1 }, { text });
    },
  },
  {
    name: 'what is no request of the call',
    async run({ client }) {
      for (const text of ['{"limit":-1}', '{', '[]', '"catalogue"']) {
        const { http, status } = await client.send(studioCatalogue, {}, { text });
        must(http >= 400 && http < 500 && status !== 'ok', `${text}: HTTP ${http}`);
      }
    },
  },
  {
    name: 'the catalogue to its end, each game once and whole, and nothing new after it',
    async run(bench) {
      const { games, cursor } = await readCatalogue(bench);
      must(games.length > 0, 'it has no games');
      const keys = games.map(({ provider, game }) => `${provider}/${game}`);
      must(new Set(keys).size === keys.length, 'a game comes twice');
      for (const [at, game] of games.entries()) {
        const fault = faultOf(game);
        must(fault === null, `${keys[at] ?? ''} ${fault ?? ''}`);
      }
      const after = await bench.ask(studioCatalogue, { cursor });
      must(after.games.length === 0 && !after.hasMore, 'the end of the catalogue begins it again');
    },
  },
  {
    name: 'the stakes of a game, within what its catalogue says',
    async run(bench) {
      const { games } = await readCatalogue(bench);
      const [game] = games;
      const [stake] = game?.stakes ?? [];
      if (!game || !stake) return 'no game has stakes';
      const { provider, game: code } = game;
      const { currency, min, max } = stake;
      const told = await bench.ask(studioBetLevels, { provider, game: code, currency });
      const levels = (told.levels ?? []).map(Number);
      must(told.levels !== null, 'it has none in a currency of its catalogue');
      must(
        levels.every((level, at) => at === 0 || level > (levels[at - 1] ?? 0)),
        'they do not rise',
      );
      must(
        levels.every((level) => level >= Number(min) && level <= Number(max)),
        'one is outside',
      );
      return undefined;
    },
  },
  {
    name: 'a round and a transaction nobody knows',
    async run(bench) {
      const { games } = await readCatalogue(bench);
      const provider = games[0]?.provider ?? '';
      const round = await bench.ask(studioRoundStatus, { provider, roundId: bench.id() });
      must(round.state === 'unknown', `the round is ${round.state}`);
      const { state } = await bench.ask(studioTransactionStatus, { provider, txId: bench.id() });
      must(state === 'unknown', `the transaction is ${state}`);
    },
  },
  {
    name: 'both feeds from a point in time, forwards',
    async run(bench) {
      const from = new Date(bench.nowMs() - 30 * minuteMs).toISOString();
      for (const call of [studioTransactions, studioRounds]) {
        const { next } = await bench.ask(call, { from });
        const onMs = Date.parse(next) - Date.parse(from);
        must(onMs > 0, 'the next point in time is not later');
        must(onMs <= 31 * minuteMs, 'the next point in time is in the future');
      }
    },
  },
  {
    name: 'self-validation names a game that it does not serve',
    async run(bench) {
      const games = [{ provider: 'NOBODY', game: 'nothing' }];
      const { checks } = await bench.ask(studioSelfValidate, { games });
      const found = checks.find(({ name }) => name === 'games');
      must(found?.ok === false, 'it says that it serves what nobody has');
    },
  },
  {
    name: 'jackpots as the contract has them',
    async run(bench) {
      const { games } = await readCatalogue(bench);
      const currency = games[0]?.stakes[0]?.currency;
      if (currency === undefined) return 'no game has stakes';
      await bench.ask(studioJackpots, { currency });
      return undefined;
    },
  },
];

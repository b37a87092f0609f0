import { formatOdds } from '@pavilion/domain/odds';
import type { ChancesPpm } from '../bets/cash-out.ts';
import type { MarketRef } from '../engine/market-key.ts';
import { writeFacts } from '../wire/write-facts.ts';
import type {
  CanonicalMessage,
  FixtureMessage,
  MarketOdds,
  SettledMarket,
} from './canonical-message.ts';

type Wire = Record<string, unknown>;

const iso = (atMs: number): string => new Date(atMs).toISOString();
const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : iso(atMs));

function byName<Value>(
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => unknown,
): Wire {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}

function writeRef({ kind, lineQuarters, param, playerId }: MarketRef): Wire {
  return {
    kind,
    line: lineQuarters === null ? null : String(lineQuarters / 4),
    param: param ?? null,
    player: playerId ?? null,
  };
}

function writeChances({ won, halfWon, void: refunded, halfLost }: ChancesPpm): Wire {
  const share = (ppm: number): string => (ppm / 1_000_000).toFixed(6);
  return {
    won: share(won),
    half_won: share(halfWon),
    void: share(refunded),
    half_lost: share(halfLost),
  };
}

function writeOdds({ market, status, stopReason, prices, chances }: MarketOdds): Wire {
  return {
    ...writeRef(market),
    status,
    stop_reason: stopReason,
    prices: byName(prices, (price) => formatOdds(price, 'decimal')),
    chances: byName(chances, writeChances),
  };
}

function writeSettled({ market, results }: SettledMarket): Wire {
  return {
    ...writeRef(market),
    results: byName(results, ({ result, voidFactor, deadHeatFactor }) => ({
      ...{ result, void_factor: voidFactor, dead_heat_factor: deadHeatFactor },
    })),
  };
}

function writeFixture(message: FixtureMessage): Wire {
  const { sport, league, home, away, players, runners, change } = message;
  return {
    ...{ sport, league, home, away, players, runners, change },
    start_time: iso(message.startTimeMs),
    is_handicap: message.isHandicap,
    is_antepost: message.isAntepost,
    delay_seconds: message.delaySeconds,
  };
}

function writePart(message: CanonicalMessage): Wire {
  switch (message.kind) {
    case 'fixture':
      return writeFixture(message);
    case 'odds':
      return { markets: message.markets.map(writeOdds) };
    case 'stop':
      return { markets: message.markets?.map(writeRef) ?? null, reason: message.reason };
    case 'clock': {
      const { state, period, minute, seconds, isRunning, facts } = message;
      const told = facts === null ? null : writeFacts(facts);
      return { ...{ state, period, minute, seconds }, is_running: isRunning, facts: told };
    }
    case 'facts':
      return { facts: writeFacts(message.facts) };
    case 'settle':
      return { certainty: message.certainty, markets: message.markets.map(writeSettled) };
    case 'cancel': {
      const { markets, fromMs, toMs, reason } = message;
      return {
        ...{ markets: markets.map(writeRef), reason },
        from: isoOrNull(fromMs),
        to: isoOrNull(toMs),
      };
    }
    case 'rollback':
      return { of: message.of, markets: message.markets.map(writeRef) };
    case 'alive':
      return { subscribed: message.isSubscribed };
    case 'snapshot':
      return { request: message.request };
  }
}

/** One line, without its end: what `readMessage` reads. */
export function writeMessage(message: CanonicalMessage): string {
  const { source, seq, atMs, kind } = message;
  const about = 'event' in message ? { event: message.event } : {};
  return JSON.stringify({ source, seq, at: iso(atMs), kind, ...about, ...writePart(message) });
}

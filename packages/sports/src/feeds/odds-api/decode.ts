import { isObject, type Fault } from '../../wire/read.ts';
import type { FixtureMessage } from '../canonical-message.ts';
import type { Decoded, Decoder, Numbered } from '../decoder.ts';
import { parsed } from '../read-message.ts';
import { Teller, type Untold } from '../teller.ts';
import { apiSports, type ApiSport } from './kinds.ts';
import { apiEvent, marketsOf, type ApiEvent } from './read-event.ts';

export interface OddsApiSettings {
  readonly source: string;
  /** Whose prices to take, best first; the last that spoke when none of them has the event. */
  readonly bookmakers?: readonly string[];
}

function kindsOf({ sportKey }: ApiEvent): ApiSport | null {
  const word = sportKey.split('_')[0] ?? '';
  return Object.hasOwn(apiSports, word) ? (apiSports[word] ?? null) : null;
}

function fixtureOf(event: ApiEvent, sport: string): Untold<FixtureMessage> {
  const { id, sportKey, sportTitle, startTimeMs, home, away } = event;
  return {
    kind: 'fixture',
    event: id,
    sport,
    league: { id: sportKey, name: sportTitle, country: null },
    startTimeMs,
    // It has no ids of teams: the name is one.
    home: { id: home, name: home },
    away: { id: away, name: away },
    players: [],
    runners: [],
    isHandicap: false,
    isAntepost: false,
    delaySeconds: null,
    change: 'new',
  };
}

function tellEvent(
  { source, bookmakers = [] }: OddsApiSettings,
  event: ApiEvent,
  seq: number,
): Teller {
  const kinds = kindsOf(event);
  const fixture = fixtureOf(event, kinds?.sport ?? event.sportKey);
  const { updatedMs, markets } =
    kinds === null ? { updatedMs: 0, markets: [] } : marketsOf(event, kinds, bookmakers);
  const teller = new Teller(source, updatedMs, seq);
  teller.tell(fixture);
  if (markets.length > 0) teller.tell({ kind: 'odds', event: event.id, markets });
  return teller;
}

/**
 * An answer of The Odds API (domain page of sports, 11): an event, or a list of them, as one text.
 * An event that cannot be read is left out and told; the others stand.
 */
export function oddsApiDecoder(settings: OddsApiSettings): Decoder<Numbered> {
  return {
    start: { seq: 0 },
    decode: (text, state, lineNo = 1): Decoded<Numbered> => {
      const value = parsed(text);
      const events: readonly unknown[] = Array.isArray(value) ? value : [value];
      const messages: Decoded<Numbered>['messages'][number][] = [];
      const faults: Fault[] = [];
      let { seq } = state;
      for (const [index, each] of events.entries()) {
        const own: Fault[] = [];
        const path = Array.isArray(value) ? String(index) : '';
        if (!isObject(each)) own.push({ path, problem: 'no event' });
        const event = apiEvent({ value: each, path, faults: own });
        const teller = own.length > 0 ? null : tellEvent(settings, event, seq);
        faults.push(...own);
        if (teller === null) continue;
        messages.push(...teller.messages);
        ({ seq } = teller);
      }
      return { state: { seq }, messages, faults: faults.map((f) => ({ ...f, line: lineNo })) };
    },
  };
}

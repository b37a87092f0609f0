import {
  ParamReader,
  type BetRow,
  type Fraction,
  type JsonObject,
  type MultiplierE4,
  type TableGame,
} from '@pavilion/games';

type KindBet<Kind extends string> = { kind: Kind };

/** What tells one table of the studio's own from another: bets that say no more than their kind. */
interface KindRules<Kind extends string, Outcome extends JsonObject> {
  code: string;
  name: string;
  category: TableGame['category'];
  kinds: readonly Kind[];
  outcomeOf: TableGame<KindBet<Kind>, Outcome>['outcomeOf'];
  payOf(kind: Kind, outcome: Outcome): MultiplierE4;
  topOf(kind: Kind): MultiplierE4;
  rtpOf(kind: Kind): Fraction;
  markOf(outcome: Outcome): string;
}

/** A table of such rules. */
export function kindTable<Kind extends string, Outcome extends JsonObject>(
  rules: KindRules<Kind, Outcome>,
): TableGame<KindBet<Kind>, Outcome> {
  const { code, name, category, kinds, outcomeOf, payOf, topOf, rtpOf, markOf } = rules;
  const tops = kinds.map(topOf);
  return {
    code,
    name,
    category,
    version: 1,
    volatility: 'low',
    bettingMs: 15_000,
    pauseMs: 4_000,
    dealingMs: () => 6_000,
    maxMultiplierE4: tops.reduce((most, next) => (next > most ? next : most), 0n),
    paramsSchema: { type: 'object', properties: { kind: { type: 'string', enum: kinds } } },
    parseBet(raw) {
      const reader = new ParamReader(raw);
      return reader.done({ kind: reader.choice('kind', kinds) });
    },
    outcomeOf,
    multiplierE4: ({ kind }, outcome) => payOf(kind, outcome),
    topMultiplierE4: ({ kind }) => topOf(kind),
    bets: () =>
      kinds.map((kind): BetRow => ({
        kind,
        params: { kind },
        multiplierE4: topOf(kind),
        rtp: rtpOf(kind),
      })),
    roadMark: markOf,
    countsOf: (outcome) => [markOf(outcome)],
  };
}

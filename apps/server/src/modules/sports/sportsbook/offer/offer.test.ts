import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  baseRules,
  footballFactsAt,
  footballModel,
  footballStateOf,
  kindsOf,
  marketType,
  playFootball,
  settlePick,
  usualFootball,
  type FootballInput,
  type FootballPlayer,
} from '@pavilion/sports';
import { createSeededRandom } from '@pavilion/domain/random';
import type { OfferedMarket } from '../market-write.store.ts';
import { offerOfModel } from './offer-of-model.ts';

const squad = (side: 'home' | 'away'): FootballPlayer[] =>
  [0.3, 0.25, 0.2, 0.12, 0.1].map((goalShare, index) => ({
    ...{ playerId: `${side}-${index}`, side, goalShare },
    ...{ shots: 2, shotsOnTarget: 0.8, cards: 0.3 },
  }));
const match: FootballInput = {
  ...usualFootball,
  ...{ lambdaHome: 1.6, lambdaAway: 1.1, players: [...squad('home'), ...squad('away')] },
};
const players = match.players.map(({ playerId }) => playerId);

function offerAt(path: ReturnType<typeof playFootball>, minute: number): OfferedMarket[] {
  const state = footballStateOf(footballFactsAt(path, minute), minute);
  return offerOfModel('football', footballModel(match, state), { players });
}

const typeOf = (kind: string) => {
  const type = marketType('football', kind);
  if (type === null) throw new Error(kind);
  return type;
};

const ofKind = (offer: readonly OfferedMarket[], kind: string): OfferedMarket[] =>
  offer.filter((market) => market.kind === kind);

function chanceOf(offer: readonly OfferedMarket[], kind: string, outcome: string): number {
  const [market] = ofKind(offer, kind);
  const found = market?.selections.find((selection) => selection.outcome === outcome);
  return (found?.chances?.won ?? Number.NaN) / 1e6;
}

describe('an offer of football', () => {
  const offer = offerOfModel('football', footballModel(match), { players });

  it('has every kind but those of a cup tie', () => {
    const kinds = new Set(offer.map(({ kind }) => kind));
    const missing = kindsOf.football.map(({ kind }) => kind).filter((kind) => !kinds.has(kind));
    expect(missing).toEqual(['to-qualify', 'extra-time']);
  });

  it('has three lines of what a list shows, of which the most balanced is the main one', () => {
    for (const kind of ['asian-handicap', 'total']) {
      const markets = ofKind(offer, kind);
      expect(markets.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
      const [main] = markets;
      const odds = main?.selections.map(({ oddsMilli }) => oddsMilli) ?? [];
      expect(Math.abs((odds[0] ?? 0) - (odds[1] ?? 0))).toBeLessThan(300);
    }
    expect(ofKind(offer, 'handicap-3way').map(({ lineQuarters }) => lineQuarters)).not.toContain(0);
  });

  it('has each total of a player once a player', () => {
    expect(ofKind(offer, 'player-shots').map(({ playerId }) => playerId)).toEqual(players);
  });

  it('keeps the identities of the domain page (3.1)', () => {
    const scores = ofKind(offer, 'correct-score')[0]?.selections ?? [];
    const sum = (isIn: (home: number, away: number) => boolean): number =>
      scores
        .filter(({ outcome }) => outcome !== 'other')
        .filter(({ outcome }) => {
          const [home = 0, away = 0] = outcome.split('-').map(Number);
          return isIn(home, away);
        })
        .reduce((all, { chances }) => all + (chances?.won ?? 0) / 1e6, 0);
    const other = chanceOf(offer, 'correct-score', 'other');
    expect(sum((home, away) => home === away)).toBeCloseTo(chanceOf(offer, '1x2', 'draw'), 3);
    expect(
      Math.abs(sum((home, away) => home > away) - chanceOf(offer, '1x2', 'home')),
    ).toBeLessThan(other);
    expect(chanceOf(offer, '1x2', 'home')).toBeCloseTo(0.489574, 5);
    expect(chanceOf(offer, 'home-clean-sheet', 'yes')).toBeCloseTo(0.332871, 5);
    expect(chanceOf(offer, 'double-chance', 'home-draw')).toBeCloseTo(0.738485, 5);
    expect(chanceOf(offer, 'next-goal', 'home')).toBeCloseTo(0.552767, 5);
    expect(chanceOf(offer, 'exact-total', '2')).toBeCloseTo(0.244964, 5);
    expect(chanceOf(offer, 'anytime-scorer', 'home-0')).toBeCloseTo(0.381217, 5);
  });

  it('is the sum of its parts: a half and a whole match, both sides and one', () => {
    const halves = ofKind(offer, 'half-full')[0]?.selections ?? [];
    const home = halves.filter(({ outcome }) => outcome.endsWith('-home'));
    const sum = home.reduce((all, { chances }) => all + (chances?.won ?? 0), 0) / 1e6;
    expect(sum).toBeCloseTo(chanceOf(offer, '1x2', 'home'), 4);
  });
});

describe('an offer at any moment', () => {
  it('names outcomes of its kind, keeps a margin where one of them must win, and settles whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 89 }),
        (seed, minute) => {
          const path = playFootball(match, createSeededRandom(String(seed)));
          const end = footballFactsAt(path, 90);
          for (const offered of offerAt(path, minute)) {
            const type = typeOf(offered.kind);
            const { lineQuarters, param = null, playerId = null } = offered;
            const market = { type, lineQuarters, param, playerId };
            const named = baseRules[type.base].outcomes(param ?? type.param ?? '', type.scope);
            const results = offered.selections.map(({ outcome }) => {
              if (Array.isArray(named)) expect(named).toContain(outcome);
              const { result, by } = settlePick({ market, outcome }, end);
              expect([offered.kind, outcome, by]).not.toContain('missing');
              return result;
            });
            expect(results).not.toContain('open');
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('never offers what has been answered, at the last minute neither', () => {
    const path = playFootball(match, createSeededRandom('a late one'));
    for (const minute of [1, 30, 46, 75, 89]) {
      const facts = footballFactsAt(path, minute);
      for (const offered of offerAt(path, minute)) {
        const type = typeOf(offered.kind);
        const { lineQuarters, param = null, playerId = null } = offered;
        const market = { type, lineQuarters, param, playerId };
        for (const { outcome } of offered.selections) {
          const pick = settlePick({ market, outcome }, facts);
          expect([offered.kind, outcome, minute, pick.result]).toEqual([
            offered.kind,
            outcome,
            minute,
            'open',
          ]);
        }
      }
    }
  });
});

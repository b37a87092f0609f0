import { kindsOf, sports, type MarketType } from '@pavilion/sports';
import { describe, expect, it } from 'vitest';
import {
  marketGroupName,
  marketName,
  periodName,
  selectionName,
  sportName,
  statName,
} from './market-name.ts';
import { messageTags } from './message-tags.ts';
import { createTranslator } from './server.ts';

const kinds = sports.flatMap((sport) => kindsOf[sport]);
const english = createTranslator('en-US');
const match = { home: 'Arsenal', away: 'Chelsea' };

const named = (type: MarketType, line: string | null = null, param = type.param) => ({
  ...type,
  param,
  line,
});

function type(sport: MarketType['sport'], kind: string): MarketType {
  const found = kindsOf[sport].find((candidate) => candidate.kind === kind);
  if (!found) throw new Error(`no kind ${kind} of ${sport}`);
  return found;
}

describe('names of markets', () => {
  it.each([
    ['football', '1x2', 'Match result'],
    ['football', '1h-1x2', '1st half · Result'],
    ['football', 'draw-no-bet', 'Draw no bet'],
    ['football', 'asian-handicap', 'Asian handicap'],
    ['football', 'both-score', 'Both teams to score'],
    ['football', '1h-home-total', '1st half · Arsenal · Total goals'],
    ['football', 'away-corner-total', 'Chelsea · Total corners'],
    ['football', 'race-to-2', 'Race to 2 goals'],
    ['football', 'next-goal', 'Next goal'],
    ['football', 'scorer-3', 'To score a hat-trick'],
    ['football', 'player-shots-on-target', 'Player · Shots on target'],
    ['football', 'extra-time', 'Extra time'],
    ['basketball', 'spread', 'Point spread'],
    ['basketball', 'q1-total', '1st quarter · Total points'],
    ['basketball', 'highest-quarter', 'Highest-scoring quarter'],
    ['tennis', 'set-score', 'Set betting'],
    ['tennis', 's1-total-games', '1st set · Total games'],
    ['ice-hockey', 'winner', 'Including overtime · Winner'],
    ['ice-hockey', 'p1-1x2', '1st period · Result'],
    ['baseball', 'f5-handicap', 'First 5 innings · Run line'],
    ['cricket', 'pp1-total', '1st innings powerplay · Total runs'],
    ['cricket', 'home-top-batter', 'Arsenal · Top batter'],
    ['e-sports', 'm1-overtime', 'Map 1 · Overtime'],
    ['outright', 'winner', 'Outright winner'],
    ['outright', 'top-4', 'Top 4 finish'],
  ] as const)('%s %s is called %s', (sport, kind, name) => {
    expect(marketName(english, named(type(sport, kind)), match)).toBe(name);
  });

  it('counts which one comes next', () => {
    const goal = named(type('football', 'next-goal'), null, '3');
    expect(marketName(english, goal)).toBe('3rd goal');
    expect(marketName(createTranslator('ru'), goal)).toBe('3-й гол');
  });

  it.each(messageTags)('names every kind of every sport in %s, no two of a sport alike', (tag) => {
    const t = createTranslator(tag);
    for (const sport of sports) {
      const names = kindsOf[sport].map((kind) => marketName(t, named(kind)));
      expect(names.filter((name, index) => name === kindsOf[sport][index]?.kind)).toEqual([]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('keeps the code of a kind that nobody has named', () => {
    const unheard = { ...named(type('football', '1x2')), base: 'unheard', kind: 'own-kind' };
    expect(marketName(english, unheard)).toBe('own-kind');
  });
});

describe('names of selections', () => {
  it.each([
    ['football', '1x2', null, 'draw', 'Draw'],
    ['football', 'asian-handicap', '-0.75', 'home', 'Arsenal -0.75'],
    ['football', 'asian-handicap', '-0.75', 'away', 'Chelsea +0.75'],
    ['football', 'handicap-3way', '-1', 'draw', 'Draw -1'],
    ['football', 'total', '2.5', 'over', 'Over 2.5'],
    ['football', 'total-3way', '2', 'exactly', 'Exactly 2'],
    ['football', 'double-chance', null, 'home-draw', 'Arsenal or Draw'],
    ['football', 'half-full', null, 'draw-away', 'Draw / Chelsea'],
    ['football', 'correct-score', null, '2-1', '2–1'],
    ['football', 'correct-score', null, 'other', 'Any other score'],
    ['football', 'total-range', null, '2-3', '2–3'],
    ['football', 'exact-total', null, '6+', '6+'],
    ['football', 'margin', null, 'home-3+', 'Arsenal by 3+'],
    ['american-football', 'margin', null, 'away-7-12', 'Chelsea by 7–12'],
    ['football', 'margin', null, 'draw-score', 'Score draw'],
    ['football', 'highest-half', null, '2h', '2nd half'],
    ['football', 'highest-half', null, 'equal', 'Equal'],
    ['football', 'next-goal', null, 'none', 'No goal'],
    ['football', 'next-corner', null, 'none', 'None'],
    ['football', 'first-goal-time', null, '16-30', 'Minutes 16–30'],
    ['football', 'result-total', '2.5', 'home-over', 'Arsenal and Over 2.5'],
    ['football', 'result-both-score', null, 'draw-yes', 'Draw and Yes'],
    ['football', 'first-scorer', null, 'none', 'No goal'],
    ['basketball', 'race-to-20', null, 'neither', 'Neither'],
  ] as const)('%s %s %s %s is called %s', (sport, kind, line, outcome, name) => {
    expect(selectionName(english, named(type(sport, kind), line), outcome, match)).toBe(name);
  });

  it('calls players and runners by the name that is given', () => {
    const subject = { ...match, outcomeName: 'Ada Lovelace' };
    expect(selectionName(english, named(type('football', 'anytime-scorer')), 'p7', subject)).toBe(
      'Ada Lovelace',
    );
    expect(selectionName(english, named(type('racing', 'win')), 'r1', subject)).toBe(
      'Ada Lovelace',
    );
  });

  it.each(messageTags)('tells the outcomes of every market apart in %s', (tag) => {
    const t = createTranslator(tag);
    for (const kind of kinds) {
      const { outcomes } = kind;
      if (!Array.isArray(outcomes)) continue;
      const line = kind.line === 'none' ? null : '2';
      const names = outcomes.map((outcome) => selectionName(t, named(kind, line), outcome, match));
      expect(new Set(names).size, `${kind.sport} ${kind.kind}`).toBe(outcomes.length);
      expect(names.filter((name) => name === 'none' || name === 'yes')).toEqual([]);
    }
  });
});

describe('names of sports, stats and periods', () => {
  it.each([
    ['cricket', 'i2', '2nd innings'],
    ['football', 'et1', 'Extra time · 1st half'],
    ['ice-hockey', 'p3', '3rd period'],
    ['football', 'unheard', 'unheard'],
  ])('%s %s is called %s', (sport, period, name) => {
    expect(periodName(english, sport, period)).toBe(name);
  });

  it('has a name for every sport, group and stat that kinds use', () => {
    for (const t of messageTags.map(createTranslator)) {
      expect(sports.filter((sport) => sportName(t, sport) === sport)).toEqual([]);
      expect(kinds.filter(({ group }) => marketGroupName(t, group) === group)).toEqual([]);
      const unnamed = kinds.filter(({ sport, stat }) => statName(t, sport, stat) === stat);
      expect(new Set(unnamed.map(({ stat }) => stat))).toEqual(new Set(['position']));
    }
  });
});

import { beforeAll, expect, it } from 'vitest';
import { kindsOf, sports, type Sport } from '@pavilion/sports';
import { offerOfModel, type OfferedMarket } from '../modules/sports/sportsbook/index.ts';
import { lengthOf } from '../testing/match-length.ts';
import { cupMatches } from './matches/demo-cup.ts';
import { fullOfferOf } from './matches/demo-offer.ts';
import { leagueMatches } from './matches/demo-schedule.ts';
import { outrightOfferOf } from './outrights/outright-offer.ts';
import { sportOutrightsAt } from './outrights/sport-outright-season.ts';
import { demoRaces } from './races/race-calendar.ts';
import { cardOf } from './races/race-card.ts';
import { raceOfferOf } from './races/race-offer.ts';
import { matchesOfLeague } from './sports/sport-calendar.ts';
import { sportLeagues } from './sports/sport-leagues.ts';
import { playOf } from './sports/sport-play.ts';

const settings = { seed: 'every kind', epoch: new Date('2026-11-21T00:00:00.000Z') };
const from = new Date('2026-11-21T12:00:00.000Z');
const to = new Date('2026-11-21T18:00:00.000Z');
const overround = 1.06;

const offered = new Map<Sport, Set<string>>(sports.map((sport) => [sport, new Set()]));
const add = (sport: Sport, markets: readonly OfferedMarket[]): void => {
  for (const { kind } of markets) offered.get(sport)?.add(kind);
};

beforeAll(async () => {
  for (const match of [
    ...leagueMatches(settings, from, to).slice(0, 6),
    ...cupMatches(settings, [from, to], to).slice(0, 2),
  ])
    add('football', fullOfferOf(match, overround));
  for (const league of sportLeagues) {
    for (const match of matchesOfLeague(settings, league, [from, to]).slice(0, 2)) {
      const play = playOf(settings, match);
      const options = { overround, players: play.players ?? [] };
      add(league.sport, offerOfModel(league.sport, play.before(), options));
      const early = play.at(lengthOf(play) / 10, 0);
      add(league.sport, offerOfModel(league.sport, early.model(), options));
    }
  }
  for (const race of demoRaces(settings, from, to)) {
    const { runners } = cardOf(race);
    add('racing', raceOfferOf(runners, runners, { overround }));
  }
  const tour = sportOutrightsAt(settings, from).find(({ code }) => code === 'table-express');
  const ports = { seed: settings.seed, overround, pause: () => Promise.resolve() };
  if (tour) add('outright', await outrightOfferOf(tour, from, ports));
});

it.each(sports)('a day of the demo has every kind of %s on offer', (sport) => {
  const has = offered.get(sport);
  expect(kindsOf[sport].map(({ kind }) => kind).filter((kind) => !has?.has(kind))).toEqual([]);
});

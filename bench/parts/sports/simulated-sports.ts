import { createSeededRandom, randomNormal } from '@pavilion/domain/random';
import {
  footballFactsAt,
  footballModel,
  playFootball,
  runRace,
  usualFootball,
  type Facts,
  type Sport,
} from '@pavilion/sports';
import { raceOfferOf } from '@pavilion/server/demo/races/race-offer';
import { demoSports } from '@pavilion/server/demo/sports/demo-sports';
import type { DemoSport } from '@pavilion/server/demo/sports/demo-sport';
import { offerOfModel, type OfferedMarket } from '@pavilion/server/modules/sports/sportsbook/index';

/** One event that was played out. */
export interface PlayedEvent {
  /** Events of one key are priced alike. */
  key: string;
  offer: () => OfferedMarket[];
  facts: Facts;
}

/** A sport of the demo: events of so many pairings (or fields), each played many times. */
export interface SimulatedSport {
  sport: Sport;
  play: (pairing: number, turn: number) => PlayedEvent;
}

/** Strengths of two sides of a pairing, in deviations of a league. */
function strengths(sport: Sport, pairing: number): { home: number; away: number } {
  const random = createSeededRandom(`${sport}/${pairing}`);
  return { home: randomNormal(random, 0, 1), away: randomNormal(random, 0, 1) };
}

const endlessMs = 1e12;

const ofDesk = ({ sport, play }: DemoSport): SimulatedSport => ({
  sport,
  play: (pairing, turn) => {
    const match = play({ seed: `${sport}/${pairing}/${turn}`, ...strengths(sport, pairing) });
    return {
      // Who serves or bats first is drawn with the match and is in its prices.
      key: `${pairing}/${match.at(0, 0).serving}`,
      offer: () => offerOfModel(sport, match.before()),
      facts: match.at(endlessMs, 0).facts,
    };
  },
});

const usualGoals = { home: 1.5, away: 1.2, strength: 0.25 };
const fullTime = 90;

const football: SimulatedSport = {
  sport: 'football',
  play: (pairing, turn) => {
    const { home, away } = strengths('football', pairing);
    const edge = Math.exp((usualGoals.strength * (home - away)) / 2);
    const input = {
      ...usualFootball,
      lambdaHome: usualGoals.home * edge,
      lambdaAway: usualGoals.away / edge,
    };
    const random = createSeededRandom(`football/${pairing}/${turn}`);
    return {
      key: String(pairing),
      offer: () => offerOfModel('football', footballModel(input)),
      facts: footballFactsAt(playFootball(input, random), fullTime),
    };
  },
};

const runnerCount = 10;
const raceOverround = 1.15;

const racing: SimulatedSport = {
  sport: 'racing',
  play: (pairing, turn) => {
    const card = createSeededRandom(`racing/${pairing}`);
    const weights = Array.from({ length: runnerCount }, () =>
      Math.exp(randomNormal(card, 0, 0.85)),
    );
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const runners = weights.map((weight, index) => ({
      runnerId: `r${index}`,
      winChance: weight / all,
    }));
    return {
      key: String(pairing),
      offer: () => raceOfferOf(runners, runners, { overround: raceOverround }),
      facts: runRace(runners, createSeededRandom(`racing/${pairing}/${turn}`)),
    };
  },
};

/** Every sport the demo plays. */
export const simulatedSports: readonly SimulatedSport[] = [
  football,
  ...demoSports.map(ofDesk),
  racing,
];

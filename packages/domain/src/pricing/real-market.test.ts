import { describe, expect, it } from 'vitest';
import { footballSample, hasFootballSamples, withSamples } from '../../testing/football-samples.ts';
import { parseFootballDataCsv, type FootballDataMatch } from '../fixtures/index.ts';
import { fairProbabilities } from '../odds/index.ts';
import {
  expectedGoals,
  fairProbability,
  fitTeamStrengths,
  priceMatch,
  scoreMatrix,
} from './index.ts';

const now = new Date('2026-11-28T12:00:00.000Z');

const trainingCount = 180;
const outcomes = ['home', 'draw', 'away'] as const;

describe.runIf(hasFootballSamples)(withSamples('the price model against the market'), () => {
  const rows = hasFootballSamples
    ? parseFootballDataCsv(footballSample('D1-2025-26-odds.csv'), { now }).rows
    : [];
  const strengths = fitTeamStrengths(
    rows.slice(0, trainingCount).map(({ home, away, score }) => ({
      homeKey: home.key,
      awayKey: away.key,
      homeGoals: score?.homeScore ?? 0,
      awayGoals: score?.awayScore ?? 0,
    })),
  );
  const later = rows.slice(trainingCount);
  const matrixOf = ({ home, away }: FootballDataMatch) => {
    const { lambdaHome, lambdaAway } = expectedGoals(strengths, home.key, away.key);
    return scoreMatrix(lambdaHome, lambdaAway);
  };
  const compared = later.flatMap((row) => {
    const { matchResult } = row.odds;
    if (!matchResult) return [];
    const { homeMilli, drawMilli, awayMilli } = matchResult;
    const market = fairProbabilities([homeMilli, drawMilli, awayMilli], 'power');
    const matrix = matrixOf(row);
    return outcomes.map((outcome, index) => ({
      model: fairProbability(matrix, { kind: '1x2', outcome, lineQuarters: null }),
      market: market[index] ?? 0,
    }));
  });
  const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

  it('after two thirds of a season its probabilities are near those of the bookmakers', () => {
    expect(compared).toHaveLength(later.length * 3);
    expect(mean(compared.map(({ model, market }) => Math.abs(model - market)))).toBeLessThan(0.07);
  });

  it('agrees with them on who is stronger', () => {
    const modelMean = mean(compared.map(({ model }) => model));
    const marketMean = mean(compared.map(({ market }) => market));
    const covariance = mean(
      compared.map(({ model, market }) => (model - modelMean) * (market - marketMean)),
    );
    const deviation = (values: number[], middle: number): number =>
      Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
    const correlation =
      covariance /
      deviation(
        compared.map(({ model }) => model),
        modelMean,
      ) /
      deviation(
        compared.map(({ market }) => market),
        marketMean,
      );
    expect(correlation).toBeGreaterThan(0.85);
  });

  it('its balanced handicap line is that of the market, give or take half a goal', () => {
    const apart = later.map((row) => {
      const lines = priceMatch(matrixOf(row), { handicapLineCount: 1, totalLineCount: 1 });
      const own = lines.find(({ kind }) => kind === 'asian-handicap')?.lineQuarters ?? Number.NaN;
      return Math.abs(own - (row.odds.asianHandicap?.lineQuarters ?? Number.NaN));
    });
    expect(mean(apart)).toBeLessThan(2);
  });
});

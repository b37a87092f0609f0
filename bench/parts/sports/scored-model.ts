import { fairProbabilities } from '@pavilion/domain/odds';
import { levelledGoals, fitTeamStrengths, leastMatchesPerTeam } from '@pavilion/domain/pricing';
import {
  chancesOf,
  footballModel,
  marketType,
  usualFootball,
  type Market,
  type PriceModel,
} from '@pavilion/sports';
import type { Figure } from '../../lib/report.ts';
import { readSeason, type SeasonMatch } from './season-file.ts';

const seasons = [
  { name: 'D1 2025–26', file: 'D1-2025-26-odds.csv' },
  { name: 'E0 2025–26', file: 'E0-2025-26-results.csv' },
];

/** A question of each match, with its answer and what firms asked for each at last. */
interface Question {
  name: string;
  kind: string;
  lineQuarters: number | null;
  outcomes: readonly string[];
  answer: (match: SeasonMatch) => number;
  closing: (match: SeasonMatch) => readonly number[] | null;
}

const questions: readonly Question[] = [
  {
    ...{ name: 'result', kind: '1x2', lineQuarters: null, outcomes: ['home', 'draw', 'away'] },
    answer: ({ homeGoals, awayGoals }) => 1 - Math.sign(homeGoals - awayGoals),
    closing: ({ closingResult }) => closingResult,
  },
  {
    ...{ name: 'over 2.5', kind: 'total', lineQuarters: 10, outcomes: ['over', 'under'] },
    answer: ({ homeGoals, awayGoals }) => (homeGoals + awayGoals > 2.5 ? 0 : 1),
    closing: ({ closingTotal }) => closingTotal,
  },
];

/**
 * Log-loss and Brier of the football model, each match priced from those of earlier days alone and
 * only where the sportsbook would price it, beside the closing prices and the base rate of the same
 * matches.
 */
export function scoreModel(): Figure[] {
  return seasons.flatMap(({ name, file }) => {
    const priced = priceForward(readSeason(file));
    return questions.map((question) => figureOf(`${name}, ${question.name}`, question, priced));
  });
}

interface PricedMatch {
  match: SeasonMatch;
  model: PriceModel;
}

function priceForward(season: readonly SeasonMatch[]): PricedMatch[] {
  const days = [...Map.groupBy(season, ({ dayMs }) => dayMs)].toSorted(([a], [b]) => a - b);
  const earlier: SeasonMatch[] = [];
  return days.flatMap(([, matches]) => {
    const strengths = fitTeamStrengths(earlier);
    const played = (team: string): number =>
      earlier.filter(({ homeKey, awayKey }) => homeKey === team || awayKey === team).length;
    const known = matches.filter(({ homeKey, awayKey }) =>
      [homeKey, awayKey].every((team) => played(team) >= leastMatchesPerTeam),
    );
    earlier.push(...matches);
    return known.map((match) => ({
      match,
      model: footballModel({
        ...usualFootball,
        ...levelledGoals(strengths, match.homeKey, match.awayKey),
      }),
    }));
  });
}

function figureOf(name: string, question: Question, priced: readonly PricedMatch[]): Figure {
  const answers = priced.map(({ match }) => question.answer(match));
  const model = scoreOf(
    priced.map((one) => chances(question, one.model)),
    answers,
  );
  const rates = question.outcomes.map(
    (_, place) => answers.filter((answer) => answer === place).length / answers.length,
  );
  const base = scoreOf(
    answers.map(() => rates),
    answers,
  );
  const closing = closingScore(question, priced, answers);
  return {
    name: `football model, ${name}: log-loss of ${priced.length} matches`,
    ...{ value: model.logLoss, unit: 'nats', aim: `below the base rate, ${text(base.logLoss)}` },
    ...(closing && { baseline: { name: 'closing prices', value: closing.logLoss } }),
    isMet: model.logLoss < base.logLoss,
    detail: {
      ...{ logLoss: text(model.logLoss), brier: text(model.brier), baseBrier: text(base.brier) },
      ...(closing && { closingLogLoss: text(closing.logLoss), closingBrier: text(closing.brier) }),
    },
  };
}

const text = (value: number): string => value.toFixed(4);

function chances({ kind, lineQuarters, outcomes }: Question, model: PriceModel): number[] {
  const type = marketType('football', kind);
  if (type === null) throw new RangeError(`football has no ${kind}`);
  const market: Market = { type, lineQuarters, param: null };
  return outcomes.map((outcome) => chancesOf(model, market, outcome)?.won ?? Number.NaN);
}

/**
 * Margins taken out in proportion, as the bars of the model were worked out; null without prices.
 */
function closingScore(
  { closing }: Question,
  priced: readonly PricedMatch[],
  answers: readonly number[],
): Score | null {
  const told = priced.map(({ match }) => closing(match));
  const known = told.filter((prices) => prices !== null);
  if (known.length < told.length) return null;
  return scoreOf(
    known.map((prices) => fairProbabilities(prices, 'proportional')),
    answers,
  );
}

interface Score {
  logLoss: number;
  /** Summed over all outcomes of a match. */
  brier: number;
}

function scoreOf(forecasts: readonly (readonly number[])[], answers: readonly number[]): Score {
  const mean = (of: (forecast: readonly number[], answer: number) => number): number =>
    forecasts.reduce((sum, one, index) => sum + of(one, answers[index] ?? -1), 0) /
    forecasts.length;
  return {
    logLoss: mean((forecast, answer) => -Math.log(forecast[answer] ?? Number.NaN)),
    brier: mean((forecast, answer) =>
      forecast.reduce((sum, chance, place) => sum + (chance - (place === answer ? 1 : 0)) ** 2, 0),
    ),
  };
}

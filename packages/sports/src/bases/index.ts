import type { BaseRule } from '../engine/base.ts';
import type { Base } from '../engine/base-names.ts';
import { resultBothScore, resultTotal, totalBothScore } from './combined.ts';
import { handicap, handicap3way } from './handicap.ts';
import {
  goesTo,
  halfFull,
  highestPeriod,
  scoreBothHalves,
  winBothHalves,
  winEitherHalf,
} from './halves.ts';
import { last, next, raceTo, timeBand } from './incidents.ts';
import { advances, doubleChance, matchResult, winner } from './match-result.ts';
import { playerTotal, scorer, topPlayer } from './players.ts';
import { place, runnerDuel } from './runners.ts';
import { bothScore, cleanSheet, correctScore, margin, winToNil } from './score.ts';
import { atLeast, exactTotal, oddEven, total, total3way, totalRange } from './total.ts';

/** Every base with its one way to be settled; the next base does not compile without its row. */
export const baseRules: Readonly<Record<Base, BaseRule>> = {
  '1x2': matchResult,
  winner,
  advances,
  'double-chance': doubleChance,
  handicap,
  'handicap-3way': handicap3way,
  total,
  'total-3way': total3way,
  'odd-even': oddEven,
  'both-score': bothScore,
  'correct-score': correctScore,
  'half-full': halfFull,
  'exact-total': exactTotal,
  'total-range': totalRange,
  margin,
  'clean-sheet': cleanSheet,
  'win-to-nil': winToNil,
  'score-both-halves': scoreBothHalves,
  'win-both-halves': winBothHalves,
  'win-either-half': winEitherHalf,
  'highest-period': highestPeriod,
  next,
  last,
  'race-to': raceTo,
  'time-band': timeBand,
  'at-least': atLeast,
  'goes-to': goesTo,
  'result-total': resultTotal,
  'result-both-score': resultBothScore,
  'total-both-score': totalBothScore,
  scorer,
  'player-total': playerTotal,
  'top-player': topPlayer,
  place,
  'runner-duel': runnerDuel,
};

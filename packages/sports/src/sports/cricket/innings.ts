import type { Random } from '@pavilion/domain/ids';

/** One innings so far. */
export interface Innings {
  readonly balls: number;
  readonly runs: number;
  readonly wickets: number;
  readonly sixes: number;
  readonly fours: number;
  /** Runs and wickets of the first six overs, so far as they are played. */
  readonly powerplay: number;
  readonly powerplayWickets: number;
  /** Runs of each batter, in the order of batting; extras are nobody's. */
  readonly batters: readonly number[];
  readonly striker: number;
  readonly partner: number;
}

export const ballsOfInnings = 120;
/** Balls of the first six overs. */
export const ballsOfPowerplay = 36;
const mostWickets = 10;
const wide = 0.03;

/**
 * Chances of a ball by its runs, with a wicket as the rest (domain page of sports, 4); a 0 takes
 * what others give.
 */
export const scoring: readonly (readonly [runs: number, chance: number])[] = [
  [1, 0.385],
  [2, 0.065],
  [3, 0.005],
  [4, 0.11],
  [6, 0.043],
];
const wicket = 0.047;

/** An innings that has not begun. */
export const noInnings: Innings = {
  balls: 0,
  runs: 0,
  wickets: 0,
  sixes: 0,
  fours: 0,
  powerplay: 0,
  powerplayWickets: 0,
  batters: [0, 0],
  striker: 0,
  partner: 1,
};

/** True when an innings is over: its balls or wickets are gone, or the target is reached. */
export const isOver = ({ balls, wickets, runs }: Innings, target: number | null): boolean =>
  balls >= ballsOfInnings || wickets >= mostWickets || (target !== null && runs >= target);

/** Runs of a ball: a number, or `w` for a wicket. */
function drawBall(random: Random, strength: number): number | 'w' {
  let left = random.next();
  if (left < wicket) return 'w';
  left -= wicket;
  for (const [runs, chance] of scoring) {
    left -= chance * strength;
    if (left < 0) return runs;
  }
  return 0;
}

function afterWide(innings: Innings): Innings {
  const inPowerplay = innings.balls < ballsOfPowerplay;
  return {
    ...innings,
    runs: innings.runs + 1,
    powerplay: innings.powerplay + (inPowerplay ? 1 : 0),
  };
}

function afterWicket(innings: Innings): Innings {
  const wickets = innings.wickets + 1;
  const inPowerplay = innings.balls < ballsOfPowerplay;
  const isLast = wickets >= mostWickets;
  return overEnd({
    ...innings,
    balls: innings.balls + 1,
    wickets,
    powerplayWickets: innings.powerplayWickets + (inPowerplay ? 1 : 0),
    batters: isLast ? innings.batters : [...innings.batters, 0],
    striker: isLast ? innings.striker : innings.batters.length,
  });
}

function afterRuns(innings: Innings, runs: number): Innings {
  const inPowerplay = innings.balls < ballsOfPowerplay;
  const { striker, partner } = innings;
  const changes = runs % 2 === 1;
  return overEnd({
    ...innings,
    balls: innings.balls + 1,
    runs: innings.runs + runs,
    sixes: innings.sixes + (runs === 6 ? 1 : 0),
    fours: innings.fours + (runs === 4 ? 1 : 0),
    powerplay: innings.powerplay + (inPowerplay ? runs : 0),
    batters: innings.batters.map((own, index) => (index === striker ? own + runs : own)),
    striker: changes ? partner : striker,
    partner: changes ? striker : partner,
  });
}

/** After six balls the other end bats. */
function overEnd(innings: Innings): Innings {
  if (innings.balls % 6 !== 0) return innings;
  return { ...innings, striker: innings.partner, partner: innings.striker };
}

/** The innings after one more delivery; `strength` scales the chances to score. */
export function afterDelivery(innings: Innings, random: Random, strength: number): Innings {
  if (random.next() < wide) return afterWide(innings);
  const ball = drawBall(random, strength);
  return ball === 'w' ? afterWicket(innings) : afterRuns(innings, ball);
}

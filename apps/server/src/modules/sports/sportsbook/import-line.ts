import type { ImportedMatch, ImportProblem, League } from '@pavilion/domain/fixtures';
import type { ImportSource } from './league.store.ts';
import type { OfferedMarket } from './market-write.store.ts';

/** A match of a file with the prices the file gives it. */
export type ImportLine = ImportedMatch & {
  league: League;
  source: ImportSource;
  markets?: readonly OfferedMarket[];
  /** Markets whose prices are below fair: never offered at them. */
  belowFair?: readonly OfferedMarket[];
  /** Markets whose prices keep more of the stakes than any bookmaker does: not offered either. */
  farAboveFair?: readonly OfferedMarket[];
};

/**
 * What an import takes from a file: the matches to come (and their prices), how known ones ended,
 * or matches of the past with their scores, for the price model.
 */
export type ImportMode = 'fixtures' | 'results' | 'history';

/** What the operator says of a file besides. */
export interface ImportWord {
  /** Matches further ahead than any league announces are meant, and no slip of the pen. */
  isFarMeant?: boolean;
}

/** What a line did, and to which matches. */
export interface ImportedLine {
  effect: 'created' | 'changed' | 'unchanged';
  eventIds: readonly string[];
}

export interface ImportLineProblem {
  line: number;
  reason:
    | ImportProblem['reason']
    | 'unknownMatch'
    /**
     * A name that no team has in the league as the source that leads it calls them: `team alias`
     * says whose it is.
     */
    | 'unknownTeam'
    /** The match is known with home and away the other way round. */
    | 'homeAwaySwapped'
    /**
     * Of a season gone by, while matches of the same days wait for their results under other names,
     * perhaps.
     */
    | 'matchesWaiting'
    | 'resultBeforeStart'
    /**
     * Further ahead than any league announces: offered only when a person says that it is meant.
     */
    | 'tooFarAhead'
    /** May be a known match without a result, or the next meeting of the pair. */
    | 'unclearMeeting'
    /** Gives no time, and a day before the one we know. */
    | 'unclearKickoff'
    /** Bets placed after this kick-off are already settled by the same result. */
    | 'betsAfterKickoff'
    /**
     * The prices of a market are a sure win for whoever bets on all its outcomes; the rest of the
     * line is taken.
     */
    | 'pricesBelowFair'
    /**
     * The prices of a market keep more of the stakes than any bookmaker does; the rest of the line
     * is taken.
     */
    | 'pricesFarAboveFair'
    /** Abandoned, awarded, or a word we do not know: a person says what becomes of the bets. */
    | 'unclearStatus'
    /** Settled for more than 24 hours; only a person corrects it now. */
    | 'lateCorrection'
    | 'failed';
  detail: string;
}

/** Takes back everything a line did; the import goes on with the next one. */
export class LineRefused extends Error {
  readonly reason: ImportLineProblem['reason'];
  /** What the operator should know besides the teams. */
  readonly detail: string;
  constructor(reason: ImportLineProblem['reason'], detail = '') {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}

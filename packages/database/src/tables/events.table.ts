import type { ColumnType, Generated } from 'kysely';
import type { SelectionResultColumn } from './bets.table.ts';
import type { Json, JsonOrNull } from './column-types.ts';

export type EventState = 'upcoming' | 'live' | 'finished' | 'postponed' | 'cancelled';

/** A runner of a race, or a side of an outright. */
export interface EventRunner {
  /** As markets and facts name it. */
  id: string;
  /** On the card; null in an outright. */
  number: number | null;
  name: string;
  /** Local names by locale code; `EN` always present. */
  names: Record<string, string>;
  /** When, and at which odds it was offered last; null while it runs. */
  withdrawn: { at: string; oddsMilli: number } | null;
}

export interface EventsTable {
  id: string;
  league_id: string;
  /** Key across sources and imports: `de.1:2025:<home team>:<away team>`. */
  source_key: string;
  /** Whose file made it; null: the demo. */
  source: Generated<string | null>;
  priced_by: Generated<'file' | 'model' | 'feed' | null>;
  sport: string;
  /** Null of an event of runners. */
  home_team_id: string | null;
  away_team_id: string | null;
  /** Of an event of runners; null where teams meet. */
  name: Generated<string | null>;
  /** By locale code; `EN` always present. */
  names: JsonOrNull<Record<string, string>>;
  runners: ColumnType<EventRunner[], string | undefined, string>;
  /** Of a race: its weights are meant to make the runners equal. */
  is_handicap: Generated<boolean>;
  /** Bets stand before it is known who runs. */
  is_antepost: Generated<boolean>;
  are_terms_fixed: Generated<boolean>;
  /** Of an outright: the match that decides it. */
  decided_by: Generated<string | null>;
  /** Stopped by a person: its markets open by a person alone. */
  is_stopped: Generated<boolean>;
  /** While its time is not told, the start of its day: no bet is taken that could be late. */
  start_time: Date;
  /** The day it was announced for (`2026-08-21`) while its time is not told; null once it is. */
  start_day: Generated<string | null>;
  original_start_time: Date;
  state: Generated<EventState>;
  /** Bets are taken while it is live. */
  allows_live: Generated<boolean>;
  /** How long its source lets bets in play wait; null: as its sport says. */
  delay_seconds: Generated<number | null>;
  minute: number | null;
  home_score: number | null;
  away_score: number | null;
  /** Newest result entered, and the newest one all bets are settled by. */
  result_revision: Generated<number>;
  settled_revision: Generated<number>;
  /** Newest interim result, before the end, and the newest one all bets are settled by. */
  interim_revision: Generated<number>;
  settled_interim_revision: Generated<number>;
  /** Final facts before the end, until what they decide is worked out; else null. */
  final_facts: JsonOrNull<unknown>;
  updated_at: Date;
  /** How it stands, as players are told; null before it begins. */
  play: JsonOrNull<unknown>;
  /** What happened so far, as on the wire; bets are settled by results, not by this. */
  facts: JsonOrNull<unknown>;
  /** Number of the last incident of its facts that listeners were told of. */
  told_no: Generated<number>;
}

export interface EventResultsTable {
  event_id: string;
  revision: number;
  /**
   * `void`: cancelled or postponed too long, all stakes go back; `interim`: before the end, what is
   * decided already.
   */
  kind: 'score' | 'void' | 'interim';
  /** What is shown of the facts; null where a sport has no score. */
  home_score: number | null;
  away_score: number | null;
  /** All that settlement looks at, as on the wire. */
  facts: Json<unknown>;
  /** Times that divide bets by when they were accepted; null until the picks are worked out. */
  moments: Date[] | null;
  reason: string;
  entered_at: Date;
  settled_at: Date | null;
}

/** What every pick on an event became, once for all bets that were accepted alike. */
export interface PickResultsTable {
  event_id: string;
  revision: number;
  selection_id: string;
  is_live: boolean;
  accepted_home_score: number;
  accepted_away_score: number;
  /** How many of the result's moments had passed when the pick was accepted. */
  moment: number;
  result: SelectionResultColumn;
  /** Share of the stake that wins in a dead heat. */
  share_num: number;
  share_den: number;
  deduction_percent: number;
  /** Which step of the rules spoke. */
  settled_by: string;
  is_antepost: Generated<boolean>;
  /** Places of legs whose terms of acceptance hold; 0: they go by the runners that ran. */
  fixed_places: Generated<number>;
  /** Of the same runner to be placed; null where nothing is placed. */
  place_result: SelectionResultColumn | null;
  place_share_num: number | null;
  place_share_den: number | null;
  place_count: number | null;
  /** The part of the winnings a place pays; null where legs keep their own. */
  place_num: number | null;
  place_den: number | null;
}

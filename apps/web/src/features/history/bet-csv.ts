import type { BetRecord } from './bet-history.queries.ts';

const columns = [
  'bet_id',
  'placed_at',
  'league_name',
  'home_team_name',
  'away_team_name',
  'market_kind',
  'line',
  'home_away',
  'odds',
  'stake',
  'currency',
  'status',
  'result',
  'payout',
  'accepted_home_score',
  'accepted_away_score',
  'home_score',
  'away_score',
  'settled_at',
] as const satisfies readonly (keyof BetRecord)[];

/** The bets as RFC 4180 text with a header line. */
export function betCsv(bets: readonly BetRecord[]): string {
  const lines = bets.map((bet) => columns.map((column) => cell(bet[column])).join(','));
  return [columns.join(','), ...lines].join('\r\n') + '\r\n';
}

/** A cell that starts like a formula is disarmed: spreadsheets would run it. Plain numbers keep their sign. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const isNumber = /^[+-]?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

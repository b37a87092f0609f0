import { sql } from 'kysely';
import type { RoomBench } from './room-bench.ts';

/**
 * What makes the script of `round_bet` for so many clients, at these rounds: each client has
 * players of its own, as two bets of one player wait for each other.
 */
export async function prepareJoinScript(
  { database, site, players }: Pick<RoomBench, 'database' | 'site' | 'players'>,
  rounds: ReadonlyArray<{ id: string }>,
): Promise<(clients: number) => string> {
  await sql`create table bench_rounds (n integer primary key, id uuid not null)`.execute(
    database.db,
  );
  const ids = rounds.map(({ id }) => id);
  await sql`insert into bench_rounds (n, id)
    select n, id from unnest(${ids}::uuid[]) with ordinality as r (id, n)`.execute(database.db);
  const ticket = `'id', gen_random_uuid(), 'site_id', '${site.id}', 'player_id', p.id,
    'provider_code', 'PAVILION', 'game_code', 'roulette', 'game_version', 1,
    'product', 'livecasino', 'engine', 'round', 'state', 'open', 'request_id', gen_random_uuid(),
    'currency', '${site.currency}', 'stake_minor', 1000, 'payout_minor', 0, 'multiplier_e4', 0,
    'params', '{}'::jsonb, 'outcome', '{}'::jsonb, 'events', '[]'::jsonb, 'shared_round_id', r.id`;
  const lines = `'[{"params": {"kind": "red"}, "stake_minor": "1000"}]'::jsonb`;
  return (clients) => {
    const last = Math.floor(players.length / clients) - 1;
    return `\\set n 1 + :client_id + ${clients} * random(0, ${last})
\\set r random(1, ${rounds.length})
select round_bet(jsonb_build_object(${ticket}), ${lines}, 1000, false, 2, '\\x00'::bytea, now())
  from bench_players p, bench_rounds r where p.n = :n and r.n = :r;
`;
  };
}

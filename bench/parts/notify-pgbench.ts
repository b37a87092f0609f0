import type { Database } from '@pavilion/database';
import type { ServerContext } from '@pavilion/server/context';
import { sql } from 'kysely';
import { findPgbench, runPgbench } from '../lib/pgbench.ts';
import type { Figure } from '../lib/report.ts';

const flushEveryMs = 25;

/**
 * The books and the event of each movement in one transaction, as one function each, with a NOTIFY
 * in it or without.
 */
const functions = `
create function bench_event(p_player uuid, p_notifies boolean) returns void language plpgsql as $$
begin
  insert into realtime_events (id, player_id, topic, name, data, created_at)
  values (gen_random_uuid(), p_player, 'balance', 'balance.changed',
    '{"game_balance":"1.00","game_token":"0"}', now());
  if p_notifies then perform pg_notify('bench', ''); end if;
end $$;

create function bench_deposit(p_n integer, p_notifies boolean) returns void language plpgsql as $$
declare player record;
begin
  select b.id, p.site_id into player from bench_players b join players p on p.id = b.id
   where b.n = p_n;
  perform ledger_post(player.site_id, 'bench', gen_random_uuid()::text, 'deposit', null, 'PHP',
    jsonb_build_array(
    jsonb_build_object('owner', 'psp', 'kind', 'clearing:bench', 'amount', -100),
    jsonb_build_object('owner', 'player', 'owner_id', player.id, 'kind', 'cash', 'amount', 100)));
  perform bench_event(player.id, p_notifies);
end $$;

create function bench_bet(p_n integer, p_selection uuid, p_at timestamptz, p_notifies boolean)
returns void language plpgsql as $$
declare player record; answer jsonb;
begin
  select b.id, p.site_id into player from bench_players b join players p on p.id = b.id
   where b.n = p_n;
  answer := place_slip(player.site_id, player.id, gen_random_uuid(), gen_random_uuid(), '\\x00',
    'PHP', 'any', jsonb_build_array(
    jsonb_build_object('bet_id', gen_random_uuid(), 'bet_type', 'single', 'unit_stake_minor', 100,
      'line_count', 1, 'sizes', '[]'::jsonb, 'bankers', '[]'::jsonb, 'legs', jsonb_build_array(
        jsonb_build_object('selection_id', p_selection, 'odds_milli', 1500)))), '{}'::jsonb,
        1, false, p_at);
  if answer ->> 'status' <> 'placed' then raise exception 'refused: %', answer; end if;
  perform bench_event(player.id, p_notifies);
end $$;
`;

/** Makes the functions. */
export async function prepareNotify({ db }: Database): Promise<void> {
  await sql.raw(functions).execute(db);
}

export interface NotifyLoad {
  what: string;
  /** SQL of one transaction; `:notifies` is given, `:n` is a player's number. */
  statement: string;
  clients: number;
  seconds: number;
}

/**
 * Transactions per second without a NOTIFY in them, beside the same with one. Both times a flusher
 * numbers and notifies every 25 ms.
 */
export async function compareNotify(
  context: ServerContext,
  url: string,
  load: NotifyLoad,
): Promise<Figure[]> {
  const program = findPgbench();
  if (!program) return [];
  const flush = setInterval(() => {
    void context.publisher.notify(context.database.db, 'bench', '');
  }, flushEveryMs);
  try {
    // Before and after: a machine that others use too drifts.
    const first = await run(program, url, load, true);
    const value = await run(program, url, load, false);
    const notifying = (first + (await run(program, url, load, true))) / 2;
    return [
      {
        name: `${load.what} with their event per second, ${load.clients} clients of pgbench`,
        value,
        unit: 'tx/s',
        baseline: { name: 'NOTIFY in the transaction', value: notifying },
        aim: 'more than with it',
        isMet: value > notifying,
      },
    ];
  } finally {
    clearInterval(flush);
  }
}

async function run(
  program: string,
  url: string,
  { statement, clients, seconds }: NotifyLoad,
  notifies: boolean,
): Promise<number> {
  const script = `\\set n random(1, 200)\n${statement}\n`;
  const options = { clients, seconds, variables: { notifies: String(notifies) } };
  return (await runPgbench(program, url, script, options)).perSecond;
}

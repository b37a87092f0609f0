import { sql } from 'kysely';
import { jsonText, type Executor, type ToldJackpotWin } from '@pavilion/database';

/** One level of a studio's jackpot, as it is kept. */
export interface ToldJackpot {
  providerCode: string;
  jackpotId: string;
  /** Empty: the jackpot has one level. */
  tier: string;
  names: Readonly<Record<string, string>>;
  amountMinor: bigint;
  gameCodes: readonly string[];
  last: ToldJackpotWin | null;
  biggest: ToldJackpotWin | null;
}

/** Providers of a connection that have a game with a jackpot, by what their studio said of it. */
export async function listJackpotProviders(
  executor: Executor,
  connectionCode: string,
): Promise<string[]> {
  const rows = await executor
    .selectFrom('provider_games')
    .innerJoin('providers', 'providers.code', 'provider_games.provider_code')
    .where('providers.connection_code', '=', connectionCode)
    .where(sql<boolean>`provider_games.facts -> 'features' @> '"jackpot"'::jsonb`)
    .select('providers.code')
    .distinct()
    .execute();
  return rows.map(({ code }) => code);
}

/**
 * What a studio said is all there is in that currency: what it said before and says no more goes.
 */
export async function replaceJackpots(
  executor: Executor,
  told: {
    connectionCode: string;
    currency: string;
    jackpots: readonly ToldJackpot[];
    toldAt: Date;
  },
): Promise<void> {
  await sql`delete from provider_jackpots where connection_code = ${told.connectionCode}
    and currency = ${told.currency}`.execute(executor);
  for (const jackpot of told.jackpots)
    await sql`
      insert into provider_jackpots (connection_code, provider_code, jackpot_id, tier, currency,
        names, amount_minor, game_codes, last_win, biggest_win, told_at)
      values (${told.connectionCode}, ${jackpot.providerCode}, ${jackpot.jackpotId},
        ${jackpot.tier}, ${told.currency}, ${jsonText(jackpot.names)}::jsonb,
        ${jackpot.amountMinor}::bigint, ${[...jackpot.gameCodes]}::text[],
        ${winText(jackpot.last)}::jsonb, ${winText(jackpot.biggest)}::jsonb,
        ${told.toldAt}::timestamptz)
      on conflict (provider_code, jackpot_id, tier, currency) do update
        set connection_code = excluded.connection_code, names = excluded.names,
          amount_minor = excluded.amount_minor, game_codes = excluded.game_codes,
        last_win = excluded.last_win, biggest_win = excluded.biggest_win,
        told_at = excluded.told_at`.execute(executor);
}

const winText = (win: ToldJackpotWin | null): string | null => win && jsonText(win);

export interface StudioPotRow {
  provider_code: string;
  provider_name: string;
  jackpot_id: string;
  tier: string;
  names: Record<string, string>;
  amount_minor: bigint;
  last_win: ToldJackpotWin | null;
  biggest_win: ToldJackpotWin | null;
  /** Where it can be won on this site now, at least one, in the studio's order. */
  game_codes: string[];
}

/**
 * Pots of studios that can be won on a site now: told since then, by a connection, a provider and a
 * game that take stakes there.
 */
export async function readStudioPots(
  executor: Executor,
  { siteId, currency, toldSince }: { siteId: string; currency: string; toldSince: Date },
): Promise<StudioPotRow[]> {
  const { rows } = await sql<StudioPotRow>`
    select j.provider_code, p.name as provider_name, j.jackpot_id, j.tier, j.names, j.amount_minor,
           j.last_win, j.biggest_win, open.codes as game_codes
      from provider_jackpots j
      join providers p on p.code = j.provider_code and p.connection_code = j.connection_code
        and p.is_enabled
      join provider_connections k on k.code = j.connection_code and k.is_enabled
      join site_providers s on s.site_id = ${siteId}::uuid and s.provider_code = j.provider_code
        and s.is_enabled
      cross join lateral (
        select array_agg(named.code order by named.place) as codes
          from unnest(j.game_codes) with ordinality as named (code, place)
          join games g on g.provider_code = j.provider_code and g.code = named.code
          join provider_games x on x.provider_code = g.provider_code and x.game_code = g.code
         where x.status = 'active' and not game_is_switched_off(x)) open
     where j.currency = ${currency} and j.told_at > ${toldSince}::timestamptz
       and open.codes is not null
     order by j.amount_minor desc, j.provider_code, j.jackpot_id, j.tier`.execute(executor);
  return rows;
}

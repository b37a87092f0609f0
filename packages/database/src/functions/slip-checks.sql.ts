import { checkSlipLegsFunction } from './check-slip-legs.sql.ts';
import { slipLiabilityFunctions } from './slip-liability.sql.ts';
import { weighSlipBetsFunction } from './weigh-slip-bets.sql.ts';

/** The checks of `place_slip`: each leg, each bet, and what the site would risk on each event. */
export const slipChecks = `
-- What the whole slip would take of the player, at most what 64 bits hold: bets that large are
-- refused afterwards.
create function slip_stake_minor(p_bets jsonb) returns bigint language plpgsql stable as $$
begin
  return (select least(coalesce(sum((b.bet ->> 'unit_stake_minor')::numeric
                       * (b.bet ->> 'line_count')::numeric), 0), 9223372036854775807)::bigint
            from jsonb_array_elements(p_bets) as b (bet)
           where b.bet ->> 'voucher_id' is null or not exists (
             select from vouchers v where v.id = (b.bet ->> 'voucher_id')::uuid
               and v.kind = 'free_bet'));
end $$;

create function has_refusal(p_bets slip_bet[], p_legs slip_leg[]) returns boolean
language plpgsql immutable as $$
declare b slip_bet; l slip_leg;
begin
  foreach l in array p_legs loop
    if l.code is not null then return true; end if;
  end loop;
  foreach b in array p_bets loop
    if b.code is not null then return true; end if;
  end loop;
  return false;
end $$;

-- One row is looked up for each leg: a join would read whole tables, because the planner takes the
-- legs for a hundred rows.
create function lock_slip_events(p_bets jsonb) returns void language plpgsql as $$
declare id uuid;
begin
  foreach id in array array(
    select distinct o.event_id
      from slip_picks(p_bets) x
      cross join lateral (
        select m.event_id from selections s join markets m on m.id = s.market_id
         where s.id = x.selection_id limit 1) o
     order by o.event_id)
  loop
    perform pg_advisory_xact_lock_shared(hashtextextended(id::text, 1));
  end loop;
end $$;

${checkSlipLegsFunction}
${weighSlipBetsFunction}
${slipLiabilityFunctions}
-- Every refusal, in the order of the slip: of a leg its number, of a whole bet null; of a pick of a
-- builder its number, where it is not the one price or the whole leg that is refused.
create function slip_refusals(p_bets slip_bet[], p_legs slip_leg[], p_limits sports_limits)
returns jsonb
language plpgsql immutable as $$
begin
  return jsonb_build_object('status', 'refused', 'refusals', (
    select jsonb_agg(jsonb_build_object('index', x.bet_no - 1, 'leg', x.leg_no, 'pick',
             x.pick_no, 'code', x.code,
             'detail', x.detail, 'odds_milli', x.odds_milli, 'min_stake_minor',
             p_limits.min_stake_minor::text, 'max_stake_minor', x.max_stake_minor::text)
             order by x.bet_no, x.leg_no, x.pick_no)
      from (select l.bet_no, l.leg_no, case when l.code not in ('priceChanged', 'relatedSelections')
             then l.pick_no end as pick_no, l.code, null as detail,
        l.odds_milli, null::bigint as max_stake_minor from unnest(p_legs) l
             where l.code is not null
            union all
            select b.bet_no, null, null, b.code, b.detail, b.odds_milli, b.max_stake_minor
              from unnest(p_bets) b where b.code is not null) x));
end $$;
`;

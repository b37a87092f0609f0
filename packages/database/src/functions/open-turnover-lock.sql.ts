/**
 * Locks a credited deposit until it is played, by the site's share or what the law of its place
 * lets it ask, whichever is less. To be called in the transaction of the credit, after its journal.
 * Who had next to nothing before it owes no more turnover for what is gone: older locks end.
 */
export const openTurnoverLock = `
create function open_turnover_lock(
  p_id uuid, p_site uuid, p_player uuid, p_currency text, p_deposit uuid, p_credited bigint,
  p_now timestamptz)
returns void language plpgsql as $$
declare
  percent_due integer;
  small bigint;
  had bigint;
begin
  select turnover_percent, release_below_minor into percent_due, small from withdrawal_settings
   where site_id = p_site;
  select coalesce(sum(a.posted), 0) - p_credited into had from ledger_accounts a
   where a.site_id = p_site and a.owner_type = 'player' and a.owner_id = p_player
     and a.currency = p_currency
     and (a.kind in ('cash', 'bonus', 'open_bet', 'pending_withdrawal')
       or a.kind like 'session_meter:%');
  percent_due := least(coalesce(percent_due, 100),
    (select s.turnover_max_percent from sites s where s.id = p_site));
  if had <= coalesce(small, 0) then
    update turnover_locks set released_at = p_now, release_reason = 'small balance'
     where site_id = p_site and player_id = p_player and released_at is null;
  end if;
  if p_credited * percent_due < 100 then return; end if;
  insert into turnover_locks (id, site_id, player_id, currency, deposit_id, amount_minor,
    required_minor, created_at)
  values (p_id, p_site, p_player, p_currency, p_deposit, p_credited,
          div(p_credited::numeric * percent_due, 100)::bigint, p_now)
  on conflict (deposit_id) do nothing;
end $$;
`;

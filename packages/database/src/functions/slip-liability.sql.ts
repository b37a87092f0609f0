/**
 * What a site may lose on one event is bounded exactly, and still slips on a popular match do not wait for each other (domain
 * rules 2.10):
 *
 * - `liability_margin_minor`: the last quarter of an event's limit. Slips share the lock of an event while its liability is
 *   below this margin, and take it alone within.
 * - `is_small_slip`: whether every connection of the server could add a slip like this at once, unseen by the others, and
 *   stay within the margin. Only such slips share; a large one has the event for itself, whatever room is left.
 * - `lock_slip_liability`: takes the locks; the rows of exposure are read after it, by a statement of its own.
 */
export const slipLiabilityFunctions = `
create function liability_margin_minor(p_limits sports_limits) returns numeric language plpgsql stable as $$
begin
  return div(p_limits.max_event_liability_minor, 4);
end $$;

create function is_small_slip(p_limits sports_limits, p_lines slip_line[]) returns boolean language plpgsql stable as $$
begin
  return (select sum(l.profit_minor) from unnest(p_lines) l) * current_setting('max_connections')::numeric
    <= liability_margin_minor(p_limits);
end $$;

create function lock_slip_liability(p_site uuid, p_lines slip_line[], p_is_exclusive boolean)
returns void language plpgsql as $$
declare id uuid;
begin
  foreach id in array array(select distinct l.event_id from unnest(p_lines) l order by l.event_id) loop
    if p_is_exclusive then perform pg_advisory_xact_lock(hashtextextended(p_site::text || id::text, 2));
    else perform pg_advisory_xact_lock_shared(hashtextextended(p_site::text || id::text, 2)); end if;
  end loop;
end $$;
`;

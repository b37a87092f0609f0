/**
 * A digest per finished hour: an entry that somebody changed around the guards shows (invariant
 * I16).
 */
export const ledgerSealFunctions = `
create function ledger_digest(p_hour timestamptz, out entries bigint, out digest bytea)
language sql stable as $$
  select count(*), sha256(convert_to(coalesce(string_agg(
           concat_ws('|', j.site_id, j.source, j.op_key, j.kind, j.currency,
                     encode(j.request_hash, 'hex'), j.reverses, e.journal_id, e.seq, e.account_id,
                     e.amount, e.balance_after),
           E'\\n' order by e.journal_id, e.seq), ''), 'UTF8'))
    from ledger_journals j join ledger_entries e on e.journal_id = j.id
   where j.created_at >= p_hour and j.created_at < p_hour + interval '1 hour'
$$;

create function ledger_seal(p_now timestamptz default clock_timestamp()) returns integer
language plpgsql as $$
declare
  v_hour timestamptz;
  v_sealed integer := 0;
begin
  select coalesce((select max(s.hour) + interval '1 hour' from ledger_seals s),
                  (select date_trunc('hour', min(j.created_at), 'UTC') from ledger_journals j))
    into v_hour;
  -- Ten minutes are longer than any transaction lives, so a sealed hour gets no late journal.
  while v_hour + interval '1 hour 10 minutes' <= p_now loop
    insert into ledger_seals (hour, entries, digest) select v_hour, d.entries, d.digest
      from ledger_digest(v_hour) d
      on conflict (hour) do nothing;
    v_hour := v_hour + interval '1 hour';
    v_sealed := v_sealed + 1;
  end loop;
  return v_sealed;
end $$;
comment on function ledger_seal is
  'seals every finished hour that is not sealed yet; gives how many';
`;

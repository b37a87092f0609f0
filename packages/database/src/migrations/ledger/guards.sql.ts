/**
 * What the database refuses whoever asks: edits, unbalanced journals, foreign or unbacked entries.
 */
export const ledgerGuardsSql = `
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
create trigger ledger_journals_append_only before update or delete or truncate on ledger_journals
  for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_never_removed before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_keep_identity before update on ledger_accounts for each row
  when (old.site_id <> new.site_id or old.owner_type <> new.owner_type
    or old.owner_id <> new.owner_id or old.kind <> new.kind or old.currency <> new.currency
    or old.may_go_negative <> new.may_go_negative or old.deferred <> new.deferred)
  execute function ledger_refuse_change();
create trigger ledger_holds_never_removed before delete or truncate on ledger_holds
  for each statement execute function ledger_refuse_change();
create trigger ledger_holds_resolved_once before update on ledger_holds for each row
  when (old.state <> 'pending' or old.site_id <> new.site_id or old.source <> new.source
    or old.op_key <> new.op_key or old.account_id <> new.account_id
    or old.amount <> new.amount or old.request_hash <> new.request_hash)
  execute function ledger_refuse_change();

create trigger ledger_accounts_follow_chart before insert on ledger_accounts
  for each row execute function ledger_follow_chart();

create trigger ledger_entries_fit before insert on ledger_entries
  for each row execute function ledger_check_entry();

create constraint trigger ledger_journals_balanced after insert on ledger_journals
  deferrable initially deferred for each row execute function ledger_check_journal();
`;

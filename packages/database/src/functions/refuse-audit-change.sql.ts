/** The record of what operators change only grows. */
export const refuseAuditChange = `
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of the audit log are never changed' using errcode = 'P0001';
end $$;
`;

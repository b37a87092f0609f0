import type { Json } from './column-types.ts';

/** What an operator changed; rows are never changed. */
export interface OperatorAuditLogTable {
  id: string;
  /** `cli:<user>`, `seed`, … */
  actor: string;
  action: string;
  site_id: string | null;
  subject: string;
  before: Json<unknown>;
  after: Json<unknown>;
  /** Why, where who changed it had to say. */
  reason: string | null;
  created_at: Date;
}

import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** An offer of an operator to players of a site, and how far it was sent. */
export interface OffersTable {
  id: string;
  site_id: string;
  /** What the operator knows it by. */
  code: string;
  /** Of everything it says and gives and to whom: the same code never stands for something else. */
  fingerprint: string;
  audience: string;
  texts: Json<Record<string, { title: string; body: string }>>;
  /** The language whose text others read. */
  fallback: string;
  link: string | null;
  /** Cash; of a template what it is worth. */
  reward_minor: bigint | null;
  reward_kind: Generated<'bonus' | 'free_bet' | 'free_rounds' | null>;
  /** The item of the site that its reward becomes; null: cash. */
  reward_template: Generated<string | null>;
  expires_at: Date | null;
  created_by: string;
  created_at: Date;
  /** The last player it was sent past; null: nobody yet. */
  sent_after: Generated<string | null>;
  delivered_count: Generated<number>;
  inbox_count: Generated<number>;
  mail_count: Generated<number>;
  push_count: Generated<number>;
  finished_at: Generated<Date | null>;
}

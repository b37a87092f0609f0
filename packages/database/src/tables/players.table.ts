import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** An account on one site. */
export interface PlayersTable {
  id: string;
  site_id: string;
  account_id: string;
  password_hash: string;
  full_name: string;
  /** E.164. */
  phone: string;
  /** Lower case. */
  email: string;
  /** When its player entered a code that was sent to it; null until he did. */
  email_verified_at: Generated<Date | null>;
  status: 'PENDING' | 'ACTIVE' | 'BLOCKED' | 'CLOSED';
  /** Self-exclusion holds until then. */
  excluded_until: Date | null;
  /** A time-out holds until then. */
  time_out_until: Date | null;
  /** BCP 47 tag for what is sent to the player. */
  language: string;
  referral_code: string;
  referrer_id: string | null;
  /** Where the sign-up came from: campaign, affiliate, advertising ids. */
  attribution: Json<Record<string, string>>;
  is_age_confirmed: boolean;
  /**
   * Played by the computer, in a demo: nobody can sign in, and figures about people can leave it
   * out.
   */
  is_computer: Generated<boolean>;
  /** The operator tries things out with it: it counts in no race, jackpot or report. */
  is_test: Generated<boolean>;
  /** True until rewards have looked at the sign-up. */
  is_signup_reward_due: Generated<boolean>;
  created_at: Date;
  activated_at: Date | null;
  last_login_at: Date | null;
  updated_at: Date;
  /** When the player closed the account himself. */
  closed_at: Generated<Date | null>;
}

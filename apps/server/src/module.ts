import type { Audit } from '@pavilion/ledger';
import type { AliveSource } from './alive-source.ts';
import type { PersonalData, ReadReference, RecallRound } from './declared.ts';
import type { RegisterHttp } from './http/http-module.ts';
import type { Route } from './http/route.ts';
import type { Job } from './jobs/job.ts';
import type { Notice } from './notices/define-notice.ts';
import type { OfficeHandler } from './operator/office.ts';

/**
 * What a module adds to the server: its second door, read by the list of modules alone. Neighbours
 * use its `index.ts`.
 */
export interface ServerModule {
  /** Calls of the contract with what answers each. */
  readonly routes?: readonly Route[];
  /** Calls of the office with what answers each. */
  readonly office?: readonly OfficeHandler[];
  /** What it serves beside calls: payment pages, webhooks, pictures. */
  readonly http?: RegisterHttp;
  /** Scheduled work. */
  readonly jobs?: readonly Job[];
  /** What must hold for its tables and the books, at any time. */
  readonly audits?: readonly Audit[];
  /** What it keeps of players. */
  readonly personal?: PersonalData;
  /** What journals may name of its things. */
  readonly references?: readonly ReadReference[];
  /** Its rounds that are dealt from a player's seeds and are none of our games. */
  readonly recalls?: readonly RecallRound[];
  /** What it tells players of. */
  readonly notices?: readonly Notice[];
  /** What of its things is alive on a site now. */
  readonly alive?: readonly AliveSource[];
  /** What must have happened by a time of the business. */
  readonly auditsAt?: (now: Date) => readonly Audit[];
}

export function defineModule(module: ServerModule): ServerModule {
  return module;
}

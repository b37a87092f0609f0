import * as z from 'zod/mini';
import { askReasons, documentKinds } from '@pavilion/domain/verification';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { identityDocument } from './identity-document.ts';

/** Amounts within the period; null: no ceiling. */
const allowance = z.object({
  deposit: z.nullable(z.string()),
  withdrawal: z.nullable(z.string()),
});

export const identityStatus = defineCall({
  method: 'POST',
  path: '/api/identity/status',
  access: 'player',
  summary: 'How far the player is verified, what that allows and what is asked for more.',
  request: z.object({ ...meFields }),
  response: z.object({
    level: z.int(),
    state: z.enum(['none', 'incomplete', 'checking', 'verified']),
    currency: z.string(),
    /** What the allowance is counted over. */
    period_days: z.int(),
    allows: allowance,
    /** What is left of it now. */
    room: allowance,
    /** Kinds of documents that operators or the next level ask for and that were not given. */
    required: z.array(z.enum(documentKinds)),
    /** What operators ask for beyond the level, and why. */
    asked: z.array(
      z.object({ kind: z.enum(documentKinds), reason: z.enum(askReasons), at: z.string() }),
    ),
    levels: z.array(
      z.object({ level: z.int(), allows: allowance, required: z.array(z.enum(documentKinds)) }),
    ),
    minimum_age: z.int(),
    /** Empty where not said yet; locked once his papers said so. */
    full_name: z.string(),
    birth_date: z.string(),
    is_locked: z.boolean(),
    /** Newest first. */
    documents: z.array(identityDocument),
  }),
  errors: [],
});

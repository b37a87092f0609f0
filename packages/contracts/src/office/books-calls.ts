import * as z from 'zod/mini';
import { defineOfficeCall } from './define-office-call.ts';
import { maybe, told } from './office-fields.ts';

/** What is asked of the books, and of who changed what. */
export const booksCalls = {
  audit: defineOfficeCall({
    name: 'audit',
    access: { permission: 'books.audit' },
    effect: 'reads',
    summary: 'Proves every rule of the ledger over the whole database',
    request: z.object({}),
    response: z.object({
      findings: z.array(z.object({ audit: told.text, breach: z.record(z.string(), z.unknown()) })),
    }),
  }),
  changes: defineOfficeCall({
    name: 'changes',
    access: { permission: 'changes.read' },
    effect: 'reads',
    summary: 'What operators changed last',
    request: z.object({}),
    response: z.object({
      value: z.array(
        z.object({
          at: told.time,
          actor: told.text,
          action: told.text,
          site: maybe(told.text),
          subject: told.text,
          before: z.unknown(),
          after: z.unknown(),
          reason: maybe(told.text),
        }),
      ),
    }),
  }),
  demoRemove: defineOfficeCall({
    name: 'demo remove',
    access: { permission: 'demo.remove' },
    effect: 'movesMoney',
    summary:
      'Closes the demo account of every site and the players of the computer, and takes their money back',
    request: z.object({}),
    response: z.object({ accounts: told.count }),
  }),
};

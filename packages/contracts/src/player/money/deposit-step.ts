import * as z from 'zod/mini';

/**
 * How a deposit is paid: `redirect` at the provider's page, `frame` in the provider's fields,
 * `transfer` to an account, `crypto` to an address.
 */
export const depositStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('frame'), url: z.string() }),
  z.object({
    kind: z.literal('transfer'),
    /** Where to: `bank_name`, `holder_name`, `iban`, `account_number` … in the order to show. */
    lines: z.array(z.object({ name: z.string(), value: z.string() })),
    /** To be written with the transfer: by it the money is known. */
    reference: z.string(),
    /** Where a test provider lets one pay; else null. */
    test_url: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('crypto'),
    /** Of this deposit alone. */
    address: z.string(),
    /** Name of the chain. */
    network: z.string(),
    /** The only coin to send. */
    token: z.string(),
    confirmations_needed: z.int(),
    test_url: z.nullable(z.string()),
  }),
]);

/** What the player does to pay. */
export const paymentKind = z.enum(['bank', 'ewallet', 'card', 'crypto']);

import type { AdapterKind } from './adapter.ts';
import type { PaymentProvider, PaymentReport } from './payment-provider.ts';
import type { PayoutProvider, PayoutReport } from './payout-provider.ts';
import type { Finding, VerificationProvider } from './verification-provider.ts';

/** What each port's accounts can do, and what its webhooks say. */
interface Ports {
  payments: { port: PaymentProvider; report: PaymentReport };
  payouts: { port: PayoutProvider; report: PayoutReport };
  checkers: { port: VerificationProvider; report: Finding };
}

/** A port by its name in {@link Outside}. */
export type PortName = keyof Ports;
export const portNames: readonly PortName[] = ['payments', 'payouts', 'checkers'];

/** What an account behind a port can do. */
export type PortOf<Name extends PortName> = Ports[Name]['port'];
/** A kind of system behind a port. */
export type KindOf<Name extends PortName> = AdapterKind<PortOf<Name>, Ports[Name]['report']>;

/**
 * The systems of others that this installation speaks to, by port; the first of a port serves new
 * sites. Handed in where the server is put together.
 */
export type Outside = { readonly [Name in PortName]: readonly [KindOf<Name>, ...KindOf<Name>[]] };

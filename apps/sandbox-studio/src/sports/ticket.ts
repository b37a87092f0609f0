import { createHmac, randomBytes } from 'node:crypto';
import { currencies, isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import type { Outcome } from './play-match.ts';

/** A bet, as its round's id tells it. */
export interface Ticket {
  fixtureId: string;
  outcome: Outcome;
  oddsMilli: bigint;
  stakeMinor: bigint;
  currency: CurrencyCode;
}

const letters: Readonly<Record<Outcome, string>> = { home: 'h', draw: 'd', away: 'a' };
const form =
  /^(sb\.([a-z]{2}-[0-9a-z]{1,8}-\d)\.([hda])\.([0-9a-z]{1,5})\.([0-9a-z]{1,11})\.([A-Z0-9]{3,5})\.[0-9a-f]{6})\.([0-9a-f]{8})$/;

/**
 * The id of a bet's round: the bet itself, with a mark that only we can make. Whoever asks about a
 * round after a restart gets its true result, though nothing of it is kept. At most 61 characters,
 * so that an id made from it (`.1`, `.2`) is within 64.
 */
export function writeTicket(secret: string, ticket: Ticket): string {
  const { fixtureId, outcome, oddsMilli, stakeMinor, currency } = ticket;
  const parts = [fixtureId, letters[outcome], oddsMilli.toString(36), stakeMinor.toString(36)];
  const text = ['sb', ...parts, currency, randomBytes(3).toString('hex')].join('.');
  return `${text}.${markOf(secret, text)}`;
}

/** The bet that an id of ours tells, or null for any other. */
export function readTicket(secret: string, roundId: string): Ticket | null {
  const [, text = '', fixtureId = '', letter = '', odds = '', stake = '', currency = '', mark] =
    form.exec(roundId) ?? [];
  if (mark === undefined || mark !== markOf(secret, text) || !isCurrencyCode(currency)) return null;
  const outcome = (['home', 'draw', 'away'] as const).find((known) => letters[known] === letter);
  if (!outcome) return null;
  const [oddsMilli, stakeMinor] = [fromBase36(odds), fromBase36(stake)];
  return { fixtureId, outcome, oddsMilli, stakeMinor, currency };
}

export const exponentOf = ({ currency }: Ticket): number => currencies[currency].exponent;

const markOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, 8);

const fromBase36 = (text: string): bigint =>
  [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);

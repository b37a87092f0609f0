import type * as z from 'zod/mini';
import type { cashOut, cashOutOffer } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { partText } from '../betting/index.ts';
import { isOpenLeg, type Worth } from './bet-worth.ts';
import type { WorthBet, WorthLeg } from './bet-worth.store.ts';
import type { CashOutRecord } from './cash-out.store.ts';
import { writeOfferId } from './offer-id.ts';
import type { CashOutTerms } from './terms.store.ts';

export type OfferView = z.output<typeof cashOutOffer>;
export type CashOutView = z.output<typeof cashOut>;

/** How long an offer may be taken. */
const offerMs = 3000;

interface Asked {
  bet: WorthBet;
  partPercent: number;
  terms: CashOutTerms;
  now: Date;
}

/** What a part of a bet is worth, on the wire. */
export function offerView({ bet, partPercent, terms, now }: Asked, worth: Worth): OfferView {
  const amount = (minor: bigint): string => formatAmount(minor, bet.currency as CurrencyCode);
  const { refusal, unitMinor, amountMinor } = worth;
  const expiresMs = now.getTime() + offerMs;
  const said = { betId: bet.id, partPercent, unitMinor, amountMinor, expiresMs };
  return {
    bet_id: bet.id,
    offer_id: refusal === null ? writeOfferId(said) : null,
    part: partText(partPercent),
    unit_stake: amount(unitMinor),
    amount: amount(amountMinor),
    full_amount: amount(worth.fullMinor),
    min_part: partText(worth.minPercent),
    margin: ppmText(terms.marginPpm),
    delay_seconds: worth.delaySeconds,
    expires_at: new Date(expiresMs).toISOString(),
    refusal,
    legs: bet.legs.map(legView),
  };
}

/** Millionths as a decimal without zeros at its end: `"0.05"`. */
const ppmText = (ppm: number): string => String(ppm / 1_000_000);

function legView(leg: WorthLeg): OfferView['legs'][number] {
  const { legNo: leg_no, chances } = leg;
  if (!isOpenLeg(leg))
    return { leg_no, multiplier: multiplierText(leg), chances: null, place: null };
  const six = (ppm: number): string => (ppm / 1_000_000).toFixed(6);
  const told = chances && {
    won: six(chances.won),
    half_won: six(chances.halfWon),
    void: six(chances.void),
    half_lost: six(chances.halfLost),
  };
  return { leg_no, multiplier: null, chances: told, place: null };
}

/** To six decimals, half up, as the legs of a bet tell it. */
function multiplierText({ multiplierNum, multiplierDen }: WorthLeg): string {
  const numerator = BigInt(multiplierNum ?? '0') * 2_000_000n;
  const denominator = BigInt(multiplierDen ?? '1');
  const ppm = (numerator + denominator) / (2n * denominator);
  return ppmText(Number(ppm));
}

/** A cash-out on the wire; `offer` is what would be paid now instead of what was refused. */
export function cashOutView(record: CashOutRecord, offer: OfferView | null = null): CashOutView {
  const amount = (minor: bigint): string => formatAmount(minor, record.currency as CurrencyCode);
  const waited = record.decidesAt > record.askedAt;
  return {
    cash_out_id: record.id,
    bet_id: record.betId,
    state: record.state,
    part: partText(record.partPercent),
    unit_stake: amount(record.unitMinor),
    amount: amount(record.amountMinor),
    decides_at: waited ? record.decidesAt.toISOString() : null,
    refusal: record.refusal,
    offer,
  };
}

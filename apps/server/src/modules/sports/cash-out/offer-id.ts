import { isUuid } from '@pavilion/domain/ids';

/** What an offer said. It is worked out anew when it is taken, so nobody gains by making one up. */
export interface OfferSaid {
  betId: string;
  partPercent: number;
  unitMinor: bigint;
  amountMinor: bigint;
  expiresMs: number;
}

const form = /^([0-9a-f-]{36})\.(\d{1,3})\.(\d{1,18})\.(\d{1,18})\.(\d{1,15})$/;

export const writeOfferId = (said: OfferSaid): string =>
  [said.betId, said.partPercent, said.unitMinor, said.amountMinor, said.expiresMs].join('.');

/** Null for a text that {@link writeOfferId} never wrote. */
export function readOfferId(text: string): OfferSaid | null {
  const [, betId = '', part, unit = '', amount = '', expires] = form.exec(text) ?? [];
  if (!isUuid(betId)) return null;
  return {
    betId,
    partPercent: Number(part),
    unitMinor: BigInt(unit),
    amountMinor: BigInt(amount),
    expiresMs: Number(expires),
  };
}

import { fallbackLocaleCode, locales, type LocaleCode } from '../locales/index.ts';
import { displayNumber, formatMinor, maxAmountMinor, mulRatioFloor } from '../money/index.ts';

/** A pot that part of the settled turnover of a site goes into, drawn again and again. */
export interface JackpotPot {
  /** What operators call it; one pot of a site per code. */
  code: string;
  /** Name by language; English always. */
  names: Partial<Record<LocaleCode, string>>;
  /** Hundredths of a percent of the settled turnover. */
  shareBasisPoints: number;
  /** What the house puts in when a round begins anew, in minor units. */
  openingMinor: bigint;
  periodMinutes: number;
}

const wholeBasisPoints = 10_000n;
const percentDecimals = 2;
/** A tenth of all stakes is more than the house keeps of them. */
export const maxShareBasisPoints = 1000;
/** From one draw of a pot to the next. */
export const potPeriodMinutes = { least: 5, most: 366 * 24 * 60 };
const maxNameLength = 60;

/** What is wrong with a pot, in words for the operator; empty when nothing is. */
export function potProblems(pot: JackpotPot): string[] {
  const isCode = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(pot.code) && pot.code.length <= 40;
  const isPeriod = isWhole(pot.periodMinutes, potPeriodMinutes.least, potPeriodMinutes.most);
  const isOpening = pot.openingMinor > 0n && pot.openingMinor <= maxAmountMinor;
  return [
    ...(isCode ? [] : ['code: 1 to 40 of a-z and 0-9, words joined by -']),
    ...nameProblems(pot.names),
    ...(isWhole(pot.shareBasisPoints, 1, maxShareBasisPoints)
      ? []
      : [`share: 0.01 to ${sharePercent(maxShareBasisPoints)} percent`]),
    ...(isOpening ? [] : ['opening: above zero']),
    ...(isPeriod ? [] : [`period: ${potPeriodMinutes.least} to ${potPeriodMinutes.most} minutes`]),
  ];
}

function nameProblems(names: JackpotPot['names']): string[] {
  const problems = Object.entries(names).flatMap(([code, name]) => {
    if (!Object.hasOwn(locales, code)) return [`name: the language ${code} is not known`];
    const isFine = name.trim() === name && name !== '' && name.length <= maxNameLength;
    return isFine ? [] : [`name (${code}): 1 to ${maxNameLength} characters`];
  });
  return names[fallbackLocaleCode] === undefined
    ? ['name: English is missing', ...problems]
    : problems;
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * What a round's settled turnover has put into the pot by now, in minor units: its share of the
 * whole turnover, rounded down once. What was put in before stays in: a stake that becomes void
 * later does not make the pot smaller.
 */
export function contributedMinor(
  turnoverMinor: bigint,
  shareBasisPoints: number,
  beforeMinor: bigint,
): bigint {
  const dueMinor = mulRatioFloor(turnoverMinor, BigInt(shareBasisPoints), wholeBasisPoints);
  return dueMinor > beforeMinor ? dueMinor : beforeMinor;
}

/** The share as people read it: 50 is `0.5` percent. */
export function sharePercent(shareBasisPoints: number): string {
  return displayNumber(formatMinor(BigInt(shareBasisPoints), percentDecimals));
}

import { marketType, sports, type MarketType } from '@pavilion/sports';

/** The row of the table of kinds. Throws RangeError for a kind that cannot have been offered. */
export function typeOfKind(sport: string, kind: string): MarketType {
  const known = sports.find((one) => one === sport);
  const type = known === undefined ? null : marketType(known, kind);
  if (type === null) throw new RangeError(`no market kind ${kind} of ${sport}`);
  return type;
}

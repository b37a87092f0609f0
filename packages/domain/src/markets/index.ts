export {
  formatLine,
  isLegalLine,
  isLegalSelection,
  lineBoundsQuarters,
  parseLine,
  selectionLineQuarters,
} from './line.ts';
export {
  isMarketKind,
  isOutcomeOf,
  marketKinds,
  marketOutcomes,
  outcomes,
  type LineQuarters,
  type Market,
  type MarketKind,
  type MarketSelection,
  type Outcome,
} from './market-kind.ts';
export {
  marketKey,
  marketName,
  marketNameKeys,
  outcomeNameKeys,
  selectionName,
  type NameParts,
} from './market-name.ts';

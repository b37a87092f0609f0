export * from './collusion/index.ts';
export {
  computerMove,
  computerStyles,
  type ComputerMove,
  type ComputerStyle,
} from './computer/computer-player.ts';
export { nextDeadline } from './clock.ts';
export {
  checkHandRecord,
  type HandProblem,
  type HandRecord,
  type SealedHand,
} from './hand-record.ts';
export type { SeatNet } from './hand-nets.ts';
export { restoreTable, savedTable, type SavedTable } from './saved-table.ts';
export { tableFigures, type TableFigures } from './table-figures.ts';
export { openTable, reduce, type Reduced } from './reduce.ts';
export { cutCommitOf, cutOrderOf, isSealedCard, type OpenedCard } from './sealed-deck.ts';
export {
  holdemTimes,
  tableConfig,
  type BettingKind,
  type RakeTerms,
  type TableConfig,
} from './table-config.ts';
export type * from './table-events.ts';
export { holdemActions, streets, type HoldemAction, type TableState } from './table-state.ts';
export { viewFor, type TableView } from './view.ts';

export { passes, playFilterOf, type FileFilter, type PlayFilter } from './play-filter.ts';
export {
  isInScope,
  payoutOf,
  shareOf,
  stakeOf,
  type GameScope,
  type Prize,
  type PrizeKind,
  type SettledPlay,
} from './prize.ts';

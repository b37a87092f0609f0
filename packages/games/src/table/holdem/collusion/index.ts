export { chipFlows, type ChipFlow } from './chip-flow.ts';
export { losingAllIns, type LosingAllIns } from './losing-all-ins.ts';
export { reactionTimes, type ReactionTimes } from './reaction-times.ts';
export { softPlays, type SoftPlay } from './soft-play.ts';
export { timesTogether, type TableStay, type Together } from './together.ts';

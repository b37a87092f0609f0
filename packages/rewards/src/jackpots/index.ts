export { contentMinor, fallOf, isHit, triggerMinor, type PotRound } from './jackpot-fall.ts';

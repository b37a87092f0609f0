export { gameRules } from './game-rules.ts';

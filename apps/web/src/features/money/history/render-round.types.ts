import type { ReactNode } from 'react';
import type { GameBet } from './bet-history.queries.ts';

/**
 * What leads to a round of a game as it was; given by the screen, because games stand above
 * features.
 */
export type RenderRound = (bet: GameBet) => ReactNode;

const demoMark = 'demo:';
const computerMark = 'computer:';

/** How seats name a guest with a purse of play money. */
export const demoHolder = (demoId: string): string => `${demoMark}${demoId}`;

/** How seats name a player of the house. */
export const computerHolder = (number: number): string => `${computerMark}${number}`;

/** Its number; 0 for everybody else. */
export const computerNumberOf = (holder: string): number =>
  isComputer(holder) ? Number(holder.slice(computerMark.length)) : 0;

export const isComputer = (holder: string): boolean => holder.startsWith(computerMark);

/** The purse of a guest; null for everybody else. */
export const demoIdOf = (holder: string): string | null =>
  holder.startsWith(demoMark) ? holder.slice(demoMark.length) : null;

/** The player, who plays with money; null for guests and computers. */
export const playerIdOf = (holder: string): string | null =>
  isComputer(holder) || demoIdOf(holder) !== null ? null : holder;

import type { GameInfo } from '../../game-info.ts';

/** Side bets of a game of cards: the fields of its parameters. */
export const sideBetsOf = ({ params }: GameInfo): readonly string[] =>
  Object.keys((params['properties'] as object | undefined) ?? {});

import type { AnyGame } from '@pavilion/games';
import type { PlainMessageKey } from '@pavilion/i18n';
import { createContext, use, useEffect, useState } from 'react';

/** What the parts of a stage need of the game on it; its row has it all. */
export interface GameOnStage {
  rulesText: PlainMessageKey;
  rules(): Promise<AnyGame>;
}

/** Handed in by whoever puts a game on a stage, so that stages know no list of games. */
export const GameOnStageContext = createContext<GameOnStage | null>(null);

/** The game of the stage that a part stands on. */
export function useGameOnStage(): GameOnStage {
  const game = use(GameOnStageContext);
  if (!game) throw new Error('no game is on the stage');
  return game;
}

/** The rules of a game, with all that its rounds are drawn from. */
export async function loadRules({ rules }: Pick<GameOnStage, 'rules'>): Promise<AnyGame> {
  const game = await rules();
  if (game.engine === 'instant') await game.load?.();
  return game;
}

/** The same: undefined while it is loaded, null without a game or where it cannot be loaded. */
export function useRules(game: GameOnStage | null): AnyGame | null | undefined {
  const [loaded, setLoaded] = useState<{ of: GameOnStage; rules: AnyGame | null }>();
  useEffect(() => {
    if (!game) return undefined;
    let isLeft = false;
    const show = (rules: AnyGame | null): void => {
      if (!isLeft) setLoaded({ of: game, rules });
    };
    loadRules(game).then(show, () => show(null));
    return () => {
      isLeft = true;
    };
  }, [game]);
  if (!game) return null;
  return loaded?.of === game ? loaded.rules : undefined;
}

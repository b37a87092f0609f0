import type { AnyGame } from '@pavilion/games';
import { useEffect, useState } from 'react';
import { loadGameModule } from './game-modules.ts';

/** The rules of a game: undefined while they are loaded, null for a game that is not ours. */
export function useGameModule(code: string): AnyGame | null | undefined {
  const [loaded, setLoaded] = useState<{ code: string; game: AnyGame | null }>();
  useEffect(() => {
    let isLeft = false;
    const keep = (game: AnyGame | null): void => {
      if (!isLeft) setLoaded({ code, game });
    };
    loadGameModule(code).then(keep, () => keep(null));
    return () => {
      isLeft = true;
    };
  }, [code]);
  return loaded?.code === code ? loaded.game : undefined;
}

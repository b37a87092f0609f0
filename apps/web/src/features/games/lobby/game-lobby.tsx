import { tileVariables } from '@pavilion/templates/tile-size';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { providersQuery } from '../../../common/tiles/game-queries.ts';
import { useBelow } from '../../../core/layout/below.ts';
import { isOwnList } from './lobby-choice.ts';
import { LobbyHead } from './lobby-head.tsx';
import { ListChips } from './list-chips.tsx';
import type { LobbyPlace } from './lobby-place.ts';
import { LobbyResults } from './lobby-results.tsx';
import styles from './lobby.module.css';
import { ProviderPicker } from './provider-picker.tsx';
import { useLobbyChoice, useLobbyGames, useOwnGames } from './use-lobby.ts';

/**
 * Lobby of one category: its providers, lists, search and every game of it. What is chosen stands
 * in the address.
 */
export function CategoryLobby({ gameType }: { gameType: string }) {
  const place = useMemo(() => ({ kind: 'category', gameType }) as const, [gameType]);
  return <GameLobby place={place} />;
}

const hotPlace = { kind: 'hot' } as const;

/** Lobby of the hot games of all categories. */
export function HotLobby() {
  return <GameLobby place={hotPlace} />;
}

function GameLobby({ place }: { place: LobbyPlace }) {
  const below = useBelow();
  const [choice, change] = useLobbyChoice();
  const own = useOwnGames(place);
  const games = useLobbyGames(place, choice, own);
  const providers = useQuery(providersQuery(place.kind === 'category' ? place.gameType : null));
  if (!below) return null;
  const { Card } = below;
  return (
    <div className={styles.lobby} style={tileVariables(Card)}>
      <LobbyHead
        place={place}
        choice={choice}
        total={games.total}
        facets={games.facets}
        onChange={change}
      />
      <ProviderPicker
        providers={providers.data?.value}
        isFailed={providers.isError}
        counts={games.facets?.providers}
        hidesEmpty={place.kind === 'hot' || isOwnList(choice.list)}
        chosen={choice.provider}
        onChoose={(provider) => change({ provider })}
      />
      <ListChips place={place} choice={choice} own={own} facets={games.facets} onChange={change} />
      <LobbyResults place={place} choice={choice} games={games} Card={Card} onChange={change} />
    </div>
  );
}

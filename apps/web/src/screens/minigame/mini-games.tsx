import { useText } from '@pavilion/i18n/react';
import { Tabs } from '@pavilion/ui/tabs';
import type { ComponentType } from 'react';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import type {
  EarnWay,
  MiniGame,
  MiniGameName,
  MiniRound,
} from '../../features/rewards/minigame/minigame.queries.ts';
import { MatchGame } from './match-game.tsx';
import { PickGame } from './pick-game.tsx';
import { PrizeTable } from './prize-table.tsx';
import { ScratchGame } from './scratch-game.tsx';
import type { TableProps } from './table-props.ts';

const tables: Readonly<Record<MiniGameName, ComponentType<TableProps>>> = {
  pick: PickGame,
  scratch: ScratchGame,
  match: MatchGame,
};

const names = {
  pick: 'ui.minigame.pick',
  scratch: 'ui.minigame.scratch',
  match: 'ui.minigame.match',
} as const;

interface State {
  games: MiniGame[];
  open: MiniRound[];
  earn: EarnWay[];
}

/** The games one beside the other; the address names the one that is played. */
export function MiniGames({ state: { games, open, earn } }: { state: State }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const asked = params.get('game');
  const game = games.find((one) => one.game === asked) ?? games[0];
  if (!game) return null;
  const Table = tables[game.game];
  const select = (id: string): void =>
    setParams((now) => {
      now.set('game', id);
      return now;
    });
  return (
    <Tabs
      label={t('_m.minigame')}
      selectedId={game.game}
      onSelect={select}
      items={games.map((one) => ({ id: one.game, label: t(names[one.game]) }))}
    >
      <div className="grid grid-cols-1 items-start gap-6 pt-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Table
          key={game.game}
          game={game}
          begun={open.find((round) => round.game === game.game) ?? null}
        />
        <div className="grid grid-cols-1 gap-6">
          <PrizeTable game={game} />
          <Earn ways={earn} />
        </div>
      </div>
    </Tabs>
  );
}

/** How tokens are earned, each with the way to it. */
function Earn({ ways }: { ways: readonly EarnWay[] }) {
  const t = useText();
  return (
    <section aria-labelledby="minigame-earn" className="grid grid-cols-1 gap-2">
      <h2 id="minigame-earn" className="m-0 text-xl font-bold">
        {t('ui.minigame.earn')}
      </h2>
      <ul className="m-0 grid list-none grid-cols-1 gap-1 p-0">
        {ways.map(({ text, link }) => (
          <li key={link}>
            <AppLink
              to={link}
              className="inline-flex min-h-11 items-center text-accent-text underline"
            >
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

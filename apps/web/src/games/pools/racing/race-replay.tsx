import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useText } from '@pavilion/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GameInfo, RoundRecord } from '../../game-info.ts';
import stage from '../../stages/parts/stage.module.css';
import { raceLooks } from './picture/race-looks.ts';
import { silkOf } from './picture/silk.ts';
import { raceCodeOf } from './race-data.ts';
import { RaceFilm } from './race-film.tsx';

/**
 * The film of a race from its record alone: card and course are worked out again from what decided
 * it.
 */
export function RaceReplay(props: { info: GameInfo; round: RoundRecord; startedMs: number }) {
  const { info, round, startedMs } = props;
  const t = useText();
  const code = raceCodeOf(info.game_code);
  const run = useQuery({
    queryKey: ['race-of-record', round.round_id],
    queryFn: () => workedOut(code, round),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { handled: true },
  });
  const film = useMemo(
    () =>
      run.data && {
        names: new Map(run.data.card.runners.map(({ number, name }) => [number, name])),
        race: {
          look: raceLooks[code],
          runners: run.data.card.runners.map(({ number, silk }) => ({
            number,
            silk: silkOf(silk),
          })),
          course: run.data.course,
        },
      },
    [code, run.data],
  );
  if (run.isError) return <ErrorState title={t('ui.common.errorTitle')} />;
  if (!film || !run.data) return <Skeleton className={stage.waiting} />;
  return <RaceFilm {...film} tied={run.data.outcome.dead_heat} startedMs={startedMs} />;
}

/** Throws for a round that was called off or tells too little. */
async function workedOut(code: ReturnType<typeof raceCodeOf>, { fairness, chain }: RoundRecord) {
  const [{ racingGames }, { cardStream, fromHex, sharedStream }] = await Promise.all([
    import('@pavilion/games/racing/index'),
    import('@pavilion/games/fairness/index'),
  ]);
  const { hash = '', entropy, chain_index: index = 0 } = fairness;
  if (!chain || entropy === undefined) throw new Error('this race was not run');
  const game = racingGames[code];
  const { salt } = chain;
  const terminatingHash = fromHex(chain.terminating_hash);
  const card = game.card(cardStream({ terminatingHash, salt }, index));
  const decided = { link: fromHex(hash), salt, index, entropy };
  return { card, ...game.run(card, sharedStream('pool', decided)) };
}

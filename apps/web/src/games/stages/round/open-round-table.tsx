import type { EngineStage, Opening } from '../engine-parts.types.ts';
import { launchDemo } from '../parts/launch-play.ts';
import { DemoRounds } from './demo-rounds.ts';
import { RoundStage } from './round-stage.tsx';

/** The table of a shared game. */
export const roundStage: EngineStage<'round'> = {
  async open(opening) {
    const { info, row, mode } = opening;
    const [view, demo] = await Promise.all([
      row.view(),
      mode === 'demo' ? openDemoRounds(opening) : null,
    ]);
    const { typicalBet } = row;
    return {
      render: (title) => <RoundStage {...{ info, view, demo, typicalBet, title }} />,
      close: () => undefined,
    };
  },
};

/** A purse of play money; the server says whether there may be one, and how much is in it. */
async function openDemoRounds({ info, row }: Opening<'round'>): Promise<DemoRounds> {
  const [game, { demo_balance = '0' }] = await Promise.all([row.rules(), launchDemo(info)]);
  return new DemoRounds(info, game, demo_balance);
}

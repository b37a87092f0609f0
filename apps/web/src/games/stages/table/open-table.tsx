import type { EngineStage, Opening } from '../engine-parts.types.ts';
import { launchDemo } from '../parts/launch-play.ts';
import { TableFloor } from './table-floor.tsx';
import type { OpenedDemo } from './table-view.types.ts';

/** The tables of a game. */
export const tableStage: EngineStage<'table'> = {
  async open(opening) {
    const { info, row, mode } = opening;
    const [view, demo] = await Promise.all([
      row.view(),
      mode === 'demo' ? openDemo(opening) : null,
    ]);
    const { typicalBet } = row;
    return {
      render: (title) => <TableFloor {...{ info, view, demo, typicalBet, title }} />,
      close: () => undefined,
    };
  },
};

/** A purse of play money; the server says whether there may be one. */
async function openDemo({ info, row }: Opening<'table'>): Promise<OpenedDemo> {
  const [game, { demo_id = '', demo_balance = '0' }] = await Promise.all([
    row.rules(),
    launchDemo(info),
  ]);
  return {
    demoId: demo_id,
    balance: demo_balance,
    settle: (params, outcome, flags) => {
      const parsed = game.parseParams(params);
      return parsed.ok ? game.settle(parsed.params, outcome, flags) : 0n;
    },
  };
}

import { payoutOf } from '@pavilion/games/engine/multiplier';
import { isVoid } from '../parts/outcome-text.ts';
import type { EngineStage, Opening } from '../engine-parts.types.ts';
import { launchDemo } from '../parts/launch-play.ts';
import { TableFloor } from './table-floor.tsx';
import type { OpenedDemo, Payouts, TableView } from './table-view.types.ts';

/** The tables of a game. */
export const tableStage: EngineStage<'table'> = {
  async open(opening) {
    const { info, row, mode } = opening;
    const view = await row.view();
    const demo = mode === 'demo' ? await openDemo(opening, view) : null;
    const { typicalBet } = row;
    return {
      render: (title) => <TableFloor {...{ info, view, demo, typicalBet, title }} />,
      close: () => undefined,
    };
  },
};

/** A purse of play money; the server says whether there may be one. */
async function openDemo({ info, row }: Opening<'table'>, view: TableView): Promise<OpenedDemo> {
  const [rules, { demo_id = '', demo_balance = '0' }] = await Promise.all([
    view.payouts ?? payoutsBy(row),
    launchDemo(info),
  ]);
  const payouts: Payouts = async (ended) =>
    isVoid(ended.outcome) ? ended.lines.map(({ stakeMinor }) => stakeMinor) : rules(ended);
  return { demoId: demo_id, balance: demo_balance, payouts };
}

/** What bets pay by the rules of their game. */
async function payoutsBy(row: Opening<'table'>['row']): Promise<Payouts> {
  const game = await row.rules();
  return ({ lines, outcome, flags }) =>
    Promise.resolve(
      lines.map(({ params, stakeMinor }) => {
        const parsed = game.parseParams(params);
        return payoutOf(stakeMinor, parsed.ok ? game.settle(parsed.params, outcome, flags) : 0n);
      }),
    );
}

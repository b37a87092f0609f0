import type { CallResponse, minigameState } from '@pavilion/contracts';
import { fraction, fractionText } from '@pavilion/games';
import {
  miniGameCodes,
  miniGames,
  worthOf,
  type MiniGameCode,
  type MiniRow,
} from '@pavilion/rewards/minigame';
import type { PlayerContext } from '../../../http/route.ts';
import { balanceOf } from '../../money/wallet/index.ts';
import { prizeView } from '../prizes/index.ts';
import { earnWays } from './earn-ways.service.ts';
import { readOpenRounds } from './minigame-round.store.ts';
import { miniRoundView } from './mini-round-view.ts';
import { offerOf, requireGamified } from './offer.service.ts';

type GameView = CallResponse<typeof minigameState>['value']['games'][number];

/**
 * The games with tokens as they stand for the player: tables with their exact returns, open rounds,
 * how tokens are earned.
 */
export async function stateOfMiniGames(
  context: PlayerContext,
): Promise<CallResponse<typeof minigameState>> {
  requireGamified(context);
  const { server, site, player } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const open = await readOpenRounds(server.database.db, owner);
  const balances = await balanceOf(server, { ...owner, currency: site.currency.code });
  return {
    value: {
      games: await Promise.all(miniGameCodes.map((game) => gameView(context, game))),
      open: open.map(miniRoundView),
      earn: await earnWays(context),
    },
    token_balance: balances.game_token,
    frozen_token: balances.frozen_token,
  };
}

async function gameView(context: PlayerContext, game: MiniGameCode): Promise<GameView> {
  const { table } = await offerOf(context, game);
  const { numerator, denominator } = miniGames[game].rtp(table);
  const rtp = fraction(numerator, denominator);
  return {
    game,
    cost: table.cost,
    table: table.rows.map((row, index) => ({
      prize: prizeView(row.prize),
      ...placeOf(game, row, index),
      worth: worthOf(row),
    })),
    rtp: { exact: `${rtp.numerator}/${rtp.denominator}`, decimal: fractionText(rtp) },
  };
}

/** How a row comes: by its weight, as one of the boxes, or as a symbol. */
function placeOf(
  game: MiniGameCode,
  { weight = 0 }: MiniRow,
  index: number,
): Pick<GameView['table'][number], 'weight' | 'box' | 'symbol'> {
  if (game === 'scratch') return { weight, symbol: index };
  return game === 'pick' ? { box: index } : { symbol: index };
}

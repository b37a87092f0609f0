import type { CallInput, CallResponse, gameInfo } from '@pavilion/contracts';
import { categories } from '@pavilion/domain/categories';
import { formatAmount } from '@pavilion/domain/money';
import {
  type AnyGame,
  fractionText,
  houseGame,
  houseProviderCode,
  houseStakeLimits,
  multiplierText,
} from '@pavilion/games';
import type { RequestContext } from '../../http/route.ts';
import { fail } from '../../failure.ts';
import { sellsBonus, siteGames, type ListedGame } from '../games/index.ts';
import { externalInfo } from './external-info.service.ts';
import { mostStake } from './checked-stake.ts';
import { gameFlags } from './game-flags.ts';
import { gameRules } from './game-rules.ts';
import { parSheetOf } from './par-sheet.ts';

type Info = CallResponse<typeof gameInfo>;
type HouseInfo = Extract<Info['value'], { launch: 'house' }>;

/** What a game is. Fails with gameNotFound for one the site does not offer. */
export async function infoOfGame(
  context: RequestContext,
  input: Pick<CallInput<typeof gameInfo>, 'provider_code' | 'game_code'>,
): Promise<Info> {
  const { server, site } = context;
  const games = await siteGames(server, site);
  const row = games.find(
    ({ provider_code, code }) => provider_code === input.provider_code && code === input.game_code,
  );
  if (!row) return fail('gameNotFound');
  if (row.provider_code !== houseProviderCode) return { value: await externalInfo(context, row) };
  const game = houseGame(row.code);
  return game ? { value: houseInfo(context, row, game) } : fail('gameNotFound');
}

function houseInfo({ site, language }: RequestContext, row: ListedGame, game: AnyGame): HouseInfo {
  const flags = gameFlags(site, game.category);
  const limits = houseStakeLimits(site.currency.code);
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return {
    provider_code: row.provider_code,
    game_code: row.code,
    game_name: row.name,
    game_type: categories[game.category].wireName,
    engine: game.engine,
    launch: 'house',
    version: game.version,
    rtp: rtpOf(game),
    max_multiplier: multiplierText(game.maxMultiplierE4),
    within_reach: game.withinReach
      ? {
          multiplier: multiplierText(game.withinReach.multiplierE4),
          one_in: game.withinReach.oneIn,
        }
      : null,
    volatility: game.volatility,
    stake: {
      min: amount(limits.minMinor),
      max: amount(mostStake(game, limits)),
      currency: site.currency.code,
    },
    max_win: amount(limits.maxWinMinor),
    params: game.paramsSchema,
    flags: {
      autobet: flags.autobet,
      turbo: flags.turbo,
      buy: sellsBonus(row),
      demo: flags.guestDemo,
    },
    // Shared rounds keep a time of their own, longer than any rule asks for.
    round_min_ms: game.engine === 'round' ? 0 : flags.roundMinMs,
    stakes_held: 'stakesLocked' in game ? (game.stakesLocked ?? 1) : 1,
    par_sheet: parSheetOf(game),
    rules: gameRules(row.code, language),
  };
}

function rtpOf(game: AnyGame): HouseInfo['rtp'] {
  return game.rtp().map(({ bet, rtp }) => ({
    bet,
    rtp: fractionText(rtp),
    exact: rtp.denominator < 10n ** 30n ? `${rtp.numerator}/${rtp.denominator}` : null,
  }));
}

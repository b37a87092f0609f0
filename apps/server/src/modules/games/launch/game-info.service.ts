import type { CallInput, CallResponse, gameInfo } from '@pavilion/contracts';
import { categories } from '@pavilion/domain/categories';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import {
  type AnyGame,
  fractionText,
  houseGame,
  houseProviderCode,
  houseStakeLimits,
  multiplierText,
} from '@pavilion/games';
import type { RequestContext } from '../../../http/route.ts';
import { fail } from '../../../failure.ts';
import { sellsBonus, siteGames, type ListedGame } from '../catalogue/index.ts';
import { authenticateSession } from '../../account/identity/index.ts';
import { gameFlags, leastOf, legalStakeOf, mostStake } from '../plays/index.ts';
import { externalInfo } from './external-info.service.ts';
import { gameRules } from './game-rules.ts';
import { tableInfo } from './table-info.ts';
import { parSheetOf } from './par-sheet.ts';

type Info = CallResponse<typeof gameInfo>;
type HouseInfo = Extract<Info['value'], { launch: 'house' }>;

/**
 * What a game is; for who says who he is, with what he himself may stake. Fails with gameNotFound
 * for one the site does not offer.
 */
export async function infoOfGame(
  context: RequestContext,
  input: CallInput<typeof gameInfo>,
): Promise<Info> {
  const { server, site } = context;
  const games = await siteGames(server, site);
  const row = games.find(
    ({ provider_code, code }) => provider_code === input.provider_code && code === input.game_code,
  );
  if (!row) return fail('gameNotFound');
  const { account_id: accountId, auth: token } = input;
  const playerId =
    accountId !== undefined && token !== undefined
      ? (await authenticateSession(server, site, { accountId, token })).id
      : null;
  if (row.provider_code !== houseProviderCode)
    return { value: await externalInfo(context, row, playerId) };
  const game = houseGame(row.code);
  if (!game) return fail('gameNotFound');
  const legalMinor = await legalStakeOf(context, game.category, playerId);
  return { value: houseInfo(context, row, { game, legalMinor }) };
}

function houseInfo(
  { site, language }: RequestContext,
  row: ListedGame,
  { game, legalMinor }: { game: AnyGame; legalMinor: bigint | null },
): HouseInfo {
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
    stake: stakeOf(site.currency.code, game, legalMinor),
    max_win: amount(limits.maxWinMinor),
    params: game.paramsSchema,
    flags: {
      autobet: flags.autobet,
      turbo: flags.turbo,
      buy: flags.buy && sellsBonus(row),
      demo: flags.guestDemo,
      hint: flags.hint && game.engine === 'hand' && game.hint !== undefined,
    },
    // Shared rounds keep a time of their own, longer than any rule asks for.
    round_min_ms: game.engine === 'round' ? 0 : flags.roundMinMs,
    ...tableInfo(game, site.currency.code),
    stakes_held: 'stakesLocked' in game ? (game.stakesLocked ?? 1) : 1,
    par_sheet: parSheetOf(game),
    rules: gameRules(row.code, language),
  };
}

/** The least and the most of one stake. */
export function stakeOf(
  currency: CurrencyCode,
  game: AnyGame,
  legalMinor: bigint | null,
): HouseInfo['stake'] {
  const limits = houseStakeLimits(currency);
  const most = mostStake(game, limits);
  return {
    min: formatAmount(limits.minMinor, currency),
    max: formatAmount(leastOf(most, legalMinor), currency),
    currency,
  };
}

function rtpOf(game: AnyGame): HouseInfo['rtp'] {
  return game.rtp().map(({ bet, key, values, rtp }) => ({
    bet,
    key,
    values,
    rtp: fractionText(rtp),
    exact: rtp.denominator < 10n ** 30n ? `${rtp.numerator}/${rtp.denominator}` : null,
  }));
}

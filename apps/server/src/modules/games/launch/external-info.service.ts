import type { CallResponse, gameInfo } from '@pavilion/contracts';
import { categories, type CategoryCode } from '@pavilion/domain/categories';
import type { RequestContext } from '../../../http/route.ts';
import { sellsBonus, type ListedGame } from '../catalogue/index.ts';
import { launchKindAt, studioFacts } from '../providers/index.ts';
import { gameFlags } from '../plays/index.ts';
import { studioRules } from './game-rules.ts';

type ExternalInfo = Extract<CallResponse<typeof gameInfo>['value'], { engine: 'external' }>;

/** What a studio's game is: what its studio said of it, and how it opens on this site. */
export async function externalInfo(
  { server, site, language }: RequestContext,
  row: ListedGame,
  playerId: string | null,
): Promise<ExternalInfo> {
  const category = row.category as CategoryCode;
  const { provider_name, rtp, volatility, max_multiplier, stake } = await studioFacts(
    server,
    site,
    row,
    playerId,
  );
  const { guestDemo } = gameFlags(site, category);
  return {
    provider_code: row.provider_code,
    provider_name,
    game_code: row.code,
    game_name: row.name,
    game_type: categories[category].wireName,
    engine: 'external',
    launch: await launchKindAt(server, site, row.provider_code),
    version: 0,
    rtp: [{ bet: 'base', rtp: shareOf(rtp), exact: null }],
    max_multiplier,
    volatility,
    stake,
    params: {},
    // Speed and series of rounds are the studio's affair, which knows the rules of the place from
    // its session.
    flags: { autobet: false, turbo: false, buy: sellsBonus(row), demo: guestDemo },
    rules: studioRules(provider_name, language),
  };
}

/** `"95.71"` per cent → `"0.95710000"`. */
function shareOf(percent: string): string {
  const [whole = '0', hundredths = ''] = percent.split('.');
  const digits = `${whole.padStart(3, '0')}${hundredths.padEnd(6, '0')}`;
  return `${Number(digits.slice(0, -8))}.${digits.slice(-8)}`;
}

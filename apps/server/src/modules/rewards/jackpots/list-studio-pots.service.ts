import type { CallResponse, jackpotList } from '@pavilion/contracts';
import { locales, type LocaleCode } from '@pavilion/domain/locales';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { siteGames } from '../../games/catalogue/index.ts';
import { studioPots, type StudioPot } from '../../games/providers/index.ts';

type StudioPotView = CallResponse<typeof jackpotList>['studio_pots'][number];

/** The pots of studios as players read of them. */
export async function studioPotsOf(
  context: ServerContext,
  site: Site,
  language: LocaleCode,
): Promise<StudioPotView[]> {
  const pots = await studioPots(context, site);
  if (pots.length === 0) return [];
  const names = new Map(
    (await siteGames(context, site)).map((game) => [
      `${game.provider_code}/${game.code}`,
      game.name,
    ]),
  );
  return pots.map((pot) => ({
    provider_code: pot.providerCode,
    provider_name: pot.providerName,
    jackpot_id: pot.jackpotId,
    tier: pot.tier,
    name: nameOf(pot, locales[language].tag),
    amount: pot.amount,
    currency: site.currency.code,
    games: pot.gameCodes.map((code) => ({
      game_code: code,
      game_name: names.get(`${pot.providerCode}/${code}`) ?? code,
    })),
    last: pot.last,
    biggest: pot.biggest,
  }));
}

/** In the visitor's language, or its base language, else in English, which every studio gives. */
const nameOf = ({ names, jackpotId }: StudioPot, tag: string): string =>
  names[tag] ?? names[tag.split('-', 1)[0] ?? tag] ?? names['en'] ?? jackpotId;

import type { CallResponse, tournamentList } from '@pavilion/contracts';
import type { LocaleCode } from '@pavilion/domain/locales';
import { fallbackLocaleCode } from '@pavilion/domain/locales';
import { maskAccountId } from '@pavilion/domain/masking';
import { formatAmount } from '@pavilion/domain/money';
import { totalPrizeMinor } from '@pavilion/domain/tournaments';
import type { ServerContext } from '../../../context.ts';
import { rememberFor } from '../../../remember.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readStandings, type Standing } from './standings.service.ts';

type TournamentView = CallResponse<typeof tournamentList>['value'][number];

const freshMs = 3000;
const leadersShown = 10;

/** Standings are the same in every language. */
const standingsOf = rememberFor(freshMs, (context, site) =>
  readStandings(context, site.id, leadersShown),
);

/** Editions under way with their leaders, accounts masked, in a language of the site. An edition stays until it is ranked and paid. */
export const tournamentsOf = rememberFor(
  freshMs,
  async (
    context: ServerContext,
    site: Site,
    language: LocaleCode,
  ): Promise<CallResponse<typeof tournamentList>> => {
    const standings = await standingsOf(context, site);
    return Object.freeze({ value: standings.map((standing) => view(standing, site, language)) });
  },
);

function view(
  { edition, ...standing }: Standing,
  site: Site,
  language: LocaleCode,
): TournamentView {
  const currency = site.currency.code;
  const amount = (minor: bigint): string => formatAmount(minor, currency);
  const prizesMinor = edition.prizesMinor.map(BigInt);
  return {
    tournament_id: edition.id,
    title: titleIn(edition.titles, language, site),
    currency,
    prize: amount(totalPrizeMinor(prizesMinor)),
    prizes: prizesMinor.map(amount),
    starts_at: edition.startsAt.toISOString(),
    ends_at: edition.endsAt.toISOString(),
    player_count: standing.playerCount,
    leaders: standing.leaders.map(({ accountId, turnoverMinor }) => ({
      account_id: maskAccountId(accountId),
      turnover: amount(turnoverMinor),
    })),
  };
}

/** In the visitor's language, else in the site's default, else in English. */
function titleIn(
  titles: Readonly<Record<string, string>>,
  language: LocaleCode,
  { languages: [siteDefault = fallbackLocaleCode] }: Site,
): string {
  return titles[language] ?? titles[siteDefault] ?? titles[fallbackLocaleCode] ?? '';
}

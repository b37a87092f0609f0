import { sportsRtpBasisPoints } from '../titles/index.ts';
import type { ServedFront } from '../served-titles.ts';
import { leagueOf } from '../sports/leagues.data.ts';
import { rulesTextsOf } from '../texts/rules/texts.ts';
import { sportsTextsOf } from '../texts/sports/texts.ts';
import { textsOf } from '../texts/texts.ts';
import type { ShownRules } from './rules-of.ts';
import { commonSetup, writeShell } from './write-page.ts';

/** The page of a sports front in a language. */
export function writeSportsPage(served: ServedFront, language: string): string {
  const { tag, texts } = textsOf(language);
  const words = { ...texts, ...rulesTextsOf(tag) };
  const rtp = `${Math.floor(sportsRtpBasisPoints(served.front) / 100)}.00`;
  const setup = {
    ...commonSetup(served),
    language: tag,
    texts: { ...words, ...sportsTextsOf(tag) },
    rules: {
      how: words.sports,
      tables: [],
      returns: `≥ ${rtp} %`,
      maxMultiplier: null,
    } satisfies ShownRules,
    leagues: served.front.leagues.flatMap((code) => {
      const league = leagueOf(code);
      return league ? [{ code, name: league.name, sport: league.sport }] : [];
    }),
    rtp,
  };
  return writeShell(setup, {
    tag,
    loading: texts.loading,
    scripts: ['sports.ts'],
    style: 'sports.css',
  });
}

import { sportsRtpBasisPoints } from '@pavilion/games/titles/index';
import type { ServedFront } from '../served-titles.ts';
import { leagueOf } from '../sports/leagues.data.ts';
import { sportsTextsOf } from '../texts/sports/texts.ts';
import { textsOf } from '../texts/texts.ts';
import { commonSetup, writeShell } from './write-page.ts';

/** The page of a sports front in a language. */
export function writeSportsPage(served: ServedFront, language: string): string {
  const { tag, texts } = textsOf(language);
  const setup = {
    ...commonSetup(served),
    language: tag,
    texts: { ...texts, ...sportsTextsOf(tag) },
    leagues: served.front.leagues.flatMap((code) => {
      const league = leagueOf(code);
      return league ? [{ code, name: league.name, sport: league.sport }] : [];
    }),
    rtp: `${Math.floor(sportsRtpBasisPoints(served.front) / 100)}.00`,
  };
  return writeShell(setup, {
    tag,
    loading: texts.loading,
    script: 'sports.ts',
    style: 'sports.css',
  });
}

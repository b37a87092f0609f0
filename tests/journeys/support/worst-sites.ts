import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMadeSites } from './made-sites.ts';
import type { ServerProcess } from './server-process.ts';

/** Sixty characters, with words that cannot be broken well. */
export const worstName = 'Königlich-Kaiserliche Spielbankgesellschaft Hohenzollern 187';
/** 999,999,999,999.99 */
export const worstBalanceMinor = 99_999_999_999_999n;
export const richPlayer = { accountId: 'richest', password: 'river7Stone!' } as const;
export const emptyCategory = 'bingo';

const site = (theme: string, colour: string) => ({
  theme,
  colour,
  id: `worst-${theme}`,
  host: `worst-${theme}.localhost`,
});

/** Templates 1, 4, 8, 11, 16 and 20: each another header, navigation, lobby and card. */
export const worstSites = [
  site('casino1', 'gold'),
  site('slot2', 'crimson'),
  site('sportsbook1', 'green'),
  site('casino5', 'indigo'),
  site('casino7', 'marble'),
  site('casino9', 'electric'),
];

const dayMs = 24 * 60 * 60_000;
const teams = ['Borussia Mönchengladbach und Umgebung', 'Wolverhampton Wanderers Association'];

/** A week ahead, as files of matches write days. */
function matchDay(): string {
  const [year, month, day] = new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

/** A server of its own with nothing but the worst sites; `stop` removes its data too. */
export function startWorstSites(): Promise<ServerProcess> {
  return startMadeSites('make-worst-sites.ts', (folder) => {
    const matches = join(folder, 'matches.csv');
    writeFileSync(
      matches,
      `Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA\nE0,${matchDay()},15:00,${teams.join(',')},,,,1.40,5.00,7.50\n`,
    );
    return [matches];
  });
}

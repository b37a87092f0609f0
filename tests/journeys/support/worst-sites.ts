import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type ServerProcess } from './server-process.ts';

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

/** Templates 1, 4, 8, 11 and 16: each another header, navigation, lobby and card. */
export const worstSites = [
  site('casino1', 'gold'),
  site('slot2', 'crimson'),
  site('sportsbook1', 'green'),
  site('casino5', 'indigo'),
  site('casino7', 'marble'),
];

const dayMs = 24 * 60 * 60_000;
const teams = ['Borussia Mönchengladbach und Umgebung', 'Wolverhampton Wanderers Association'];

/** A week ahead, as files of matches write days. */
function matchDay(): string {
  const [year, month, day] = new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

/** A server of its own with nothing but the worst sites; `stop` removes its data too. */
export async function startWorstSites(): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-worst-'));
  const env = { DATA_DIR: join(folder, 'data'), SEED_DEMO: '0', REQUESTS_PER_MINUTE: '0' };
  const matches = join(folder, 'matches.csv');
  writeFileSync(
    matches,
    `Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA\nE0,${matchDay()},15:00,${teams.join(',')},,,,1.40,5.00,7.50\n`,
  );
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await makeSites(matches, env);
    const server = await startServer(env);
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function makeSites(matches: string, env: Readonly<Record<string, string>>): Promise<void> {
  const script = join(import.meta.dirname, 'make-worst-sites.ts');
  const child = spawn(process.execPath, [script, matches], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString('utf8')));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the worst sites could not be made:\n${told}`);
}

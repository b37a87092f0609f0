import type { CallInput } from '@pavilion/contracts';
import type { raceDetail } from '@pavilion/contracts/player/rewards/race-detail.contract';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { readTerms } from '../campaigns/index.ts';
import { prizeView } from '../prizes/index.ts';
import { nameInRaces } from './name-shown.service.ts';
import { readerOf } from './race-list.service.ts';
import { readPastWinners } from './race-result.store.ts';
import { scoreText } from './race-rule.ts';
import { raceView } from './race-view.ts';
import { findEdition, type HeldEdition } from './races-of-site.service.ts';

const pastRaces = 5;
const pastWinners = 10;

/** One race with its terms and who won it before. */
export async function raceOf(context: RequestContext, input: CallInput<typeof raceDetail>) {
  const { server, site } = context;
  const { db } = server.database;
  const held = (await findEdition(server, site, input.race_code)) ?? fail('raceNotFound');
  const { code, termsVersion: version } = held.item;
  const terms = await readTerms(db, { siteId: site.id, code, version });
  if (!terms) throw new Error(`the terms of ${code} are gone`);
  const view = await raceView(db, held, await readerOf(context, input));
  return {
    value: { ...view, terms: { version, ...terms }, past: await pastOf(context, held) },
  };
}

/** Winners of the editions before, the newest first. */
async function pastOf({ server, site }: RequestContext, { item, edition }: HeldEdition) {
  const rows = await readPastWinners(server.database.db, {
    ...{ siteId: site.id, itemCode: item.code, except: edition.code },
    ...{ races: pastRaces, winners: pastWinners },
  });
  return [...Map.groupBy(rows, ({ raceCode }) => raceCode)].map(([code, winners]) => ({
    race_code: code,
    ended_at: (winners[0]?.endedAt ?? edition.startsAt).toISOString(),
    winners: winners.map((row) => ({
      place: row.place,
      name: nameInRaces(row),
      score: scoreText(item.fields.metric, row.score, site),
      prize: prizeView(row.prize),
    })),
  }));
}

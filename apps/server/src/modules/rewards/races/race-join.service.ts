import type { CallInput } from '@pavilion/contracts';
import type { raceJoin } from '@pavilion/contracts/player/rewards/race-join.contract';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { answerOnce } from '../answer-once/index.ts';
import { areRewardsOff, factsOf, reasonAgainst } from '../campaigns/index.ts';
import { raceView } from './race-view.ts';
import { findEdition } from './races-of-site.service.ts';
import { readJoins, writeJoin } from './race.store.ts';

/**
 * Joins a race by its terms: what is settled from now on counts. Twice is once; a race that all are
 * in needs no joining.
 */
export async function joinRace(context: PlayerContext, input: CallInput<typeof raceJoin>) {
  const { server, site, player, now, language } = context;
  const owner = { siteId: site.id, playerId: player.id };
  return answerOnce(context, input, async (executor) => {
    const held =
      (await findEdition(server, site, input.race_code, executor)) ?? fail('raceNotFound');
    const { item, edition } = held;
    const reader = { site, language: language.code, now, playerId: player.id };
    const told = async () => ({ value: await raceView(executor, held, reader) });
    const joins = await readJoins(executor, site.id, edition.code, [player.id]);
    if (joins.has(player.id)) return told();
    if (now >= edition.endsAt || item.stoppedAt !== null) fail('raceOver');
    if (await areRewardsOff(executor, site.id)) fail('raceOver');
    if (item.termsVersion !== input.terms_version)
      fail('termsChanged', { statusDetail: item.termsVersion });
    const facts = await factsOf(executor, site, player.id, now);
    const reason = reasonAgainst(item.fields, facts, now);
    if (reason !== null) fail('notEligible', { statusDetail: reason });
    if (item.fields.entry === 'join')
      await writeJoin(executor, owner, {
        ...{ raceCode: edition.code, termsVersion: item.termsVersion, now },
      });
    return told();
  });
}

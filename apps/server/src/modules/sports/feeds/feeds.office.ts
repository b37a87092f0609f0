import { officeCalls } from '@pavilion/contracts/office';
import { defineOffice } from '../../../operator/office.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { listDoubts } from './doubt.store.ts';
import { readLastSeq } from './feed-message.store.ts';
import { listSources } from './feed-source.store.ts';
import { mapName } from './map-name.service.ts';
import { playFeed } from './play-feed.service.ts';
import { ruleDoubtByHand } from './rule-doubt.service.ts';

const faultsShown = 100;
const doubtsShown = 1_000;

const stateOf = (heardAt: Date | null, isStopped: boolean): 'waiting' | 'stale' | 'fresh' => {
  if (heardAt === null) return 'waiting';
  return isStopped ? 'stale' : 'fresh';
};

/** What staff do about sources that tell of events. */
export const feedsOffice = [
  defineOffice(officeCalls.feedPlay, async ({ server, actor }, asked) => {
    const { source, file, format = null, speed = null, rank = null, as_told, adopt } = asked;
    const played = await playFeed(server, {
      ...{ source, format, speed, rank, text: file.text },
      ...{ isAsTold: as_told ?? false, isAdopting: adopt ?? false },
    });
    const { faults, ...counts } = played;
    await recordOperatorChange(server.database.db, server, {
      ...{ actor, action: 'sports.feed.play', siteId: null, subject: source, before: null },
      after: { file: file.name, rank, ...counts, faults: faults.length },
    });
    return {
      ...{ source, ...counts, fault_count: faults.length },
      last_seq: await readLastSeq(server.database.db, source),
      faults: faults.slice(0, faultsShown),
    };
  }),
  defineOffice(officeCalls.feedList, async ({ server }) => ({
    value: (await listSources(server.database.db)).map(
      ({ name, heardAt, isStopped, lastSeq, ...listed }) => ({
        ...{ source: name, heard_at: heardAt?.toISOString() ?? null, last_seq: lastSeq },
        state: stateOf(heardAt, isStopped),
        ...listed,
      }),
    ),
  })),
  defineOffice(officeCalls.feedMap, async ({ server, actor }, asked) => {
    const { ourId, shown } = await mapName(server, actor, asked);
    return { our_id: ourId, shown };
  }),
  defineOffice(officeCalls.doubtList, async ({ server }, { source = null }) => ({
    value: (await listDoubts(server.database.db, source, doubtsShown)).map((doubt) => ({
      ...{ doubt_id: doubt.id, source: doubt.source, what: doubt.what, subject: doubt.subject },
      ...{ event: doubt.eventKey, detail: doubt.detail, seen_count: doubt.seenCount },
      seq: doubt.seq === null ? null : Number(doubt.seq),
      first_seen_at: doubt.firstSeenAt.toISOString(),
    })),
  })),
  defineOffice(officeCalls.doubtDismiss, async ({ server, actor }, { doubt, reason }) => {
    await ruleDoubtByHand(server, actor, { doubtId: doubt, isApplied: false, reason });
    return {};
  }),
  defineOffice(officeCalls.doubtApply, async ({ server, actor }, { doubt, reason }) => {
    await ruleDoubtByHand(server, actor, { doubtId: doubt, isApplied: true, reason });
    return {};
  }),
];

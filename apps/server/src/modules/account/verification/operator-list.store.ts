import type { Executor } from '@pavilion/database';
import type { DocumentState } from '@pavilion/domain/verification';

const listMax = 200;

export function listDocuments(
  executor: Executor,
  filter: { siteId?: string; state?: DocumentState },
) {
  let query = rows(executor)
    .where('d.state', '=', filter.state ?? 'checking')
    .orderBy('d.created_at')
    .limit(listMax);
  if (filter.siteId) query = query.where('d.site_id', '=', filter.siteId);
  return query.execute();
}

export function findDocument(executor: Executor, documentId: string) {
  return rows(executor).where('d.id', '=', documentId).executeTakeFirst();
}

function rows(executor: Executor) {
  return executor
    .selectFrom('verification_documents as d')
    .innerJoin('players as p', 'p.id', 'd.player_id')
    .innerJoin('sites as s', 's.id', 'd.site_id')
    .selectAll('d')
    .select(['p.account_id', 's.external_id'])
    .select((with_) =>
      with_
        .selectFrom('verification_flags as f')
        .select((counted) => counted.fn.countAll<string>().as('count'))
        .whereRef('f.player_id', '=', 'd.player_id')
        .where('f.cleared_at', 'is', null)
        .as('flag_count'),
    );
}

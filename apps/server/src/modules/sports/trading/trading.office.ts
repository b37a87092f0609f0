import { officeCalls } from '@pavilion/contracts/office';
import { normaliseAccountId } from '@pavilion/domain/input';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice, type OfficeContext } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { changePlayerFactor, eventNameOf } from '../sportsbook/index.ts';
import { checkTerms, publishTerms } from './publish-terms.service.ts';
import { openMarkets, stopMarkets } from './stop-markets.service.ts';
import { findVersion, listVersions, type TermsVersion } from './terms-version.store.ts';

const versionsShown = 200;

/** What traders do: files, factors of players, stops by hand. */
export const tradingOffice = [
  defineOffice(officeCalls.tradingCheck, async ({ server }, { file }) => {
    const { db } = server.database;
    const { problems } = await checkTerms(server, db, file.text);
    return { problems, version: (await findVersion(db))?.version ?? null };
  }),
  defineOffice(officeCalls.tradingPublish, ({ server, actor }, { file, note = '' }) =>
    publishTerms(server, actor, file.text, note),
  ),
  defineOffice(officeCalls.tradingShow, async ({ server }, { version }) => {
    const row = await findVersion(server.database.db, version);
    if (row) return { ...toldVersion(row), document: row.document };
    throw new OperatorError(
      version === undefined
        ? 'no trading file was published; what is usual holds'
        : `there is no version ${version}; see \`trading history\``,
    );
  }),
  defineOffice(officeCalls.tradingHistory, async ({ server }) => ({
    value: (await listVersions(server.database.db, versionsShown)).map(toldVersion),
  })),
  defineOffice(officeCalls.tradingFactor, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const player = { siteId: site.id, accountId: normaliseAccountId(asked.account) };
    const { factorMilli, flag } = await changePlayerFactor(server, actor, player, {
      factorMilli: Math.round(Number(asked.factor) * 1000),
      reason: asked.reason,
      ...(asked.flag !== undefined && { flag: asked.flag }),
    });
    return { factor_milli: factorMilli, flag };
  }),
  defineOffice(officeCalls.tradingStop, async (context, asked) =>
    toldPlace(context, await stopMarkets(context.server, context.actor, asked)),
  ),
  defineOffice(officeCalls.tradingOpen, async (context, asked) =>
    toldPlace(context, await openMarkets(context.server, context.actor, asked)),
  ),
];

const toldVersion = ({ version, publishedBy, publishedAt, note }: TermsVersion) => ({
  version,
  published_by: publishedBy,
  published_at: publishedAt.toISOString(),
  note,
});

const toldPlace = async (
  { server }: OfficeContext,
  { eventId, markets }: Awaited<ReturnType<typeof stopMarkets>>,
) => ({
  event_id: eventId,
  event: (await eventNameOf(server.database.db, eventId)) ?? '',
  markets,
});

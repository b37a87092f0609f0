import { inTransaction, type Executor } from '@pavilion/database';
import { asId, type SiteId } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { maintenanceNews, type Site } from '../../../site-directory/index.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { announceSiteChange } from './announce-site-change.ts';
import { legalColumns } from './legal-columns.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { changeUnlessTaken } from './operator-change.ts';
import { newSiteProblems, themeProblem, type NewSite } from './site-input.ts';
import { insertSite, offerProviders, updateMaintenance, updateTheme } from './site.store.ts';

/** Makes a site with its hosts, languages and menus, offering the whole catalogue. Throws {@link OperatorError}. */
export async function createSite(
  context: ServerContext,
  actor: string,
  site: NewSite,
  options: { withoutProviders?: readonly string[]; executor?: Executor } = {},
): Promise<SiteId> {
  const problems = newSiteProblems(site);
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  const id = asId<SiteId>(context.ids.next());
  const now = context.clock.now();
  const work = async (executor: Executor): Promise<void> => {
    await insertSite(executor, id, site, legalColumns(site.jurisdiction, site.currency), now);
    await offerProviders(executor, id, options.withoutProviders ?? []);
    await recordOperatorChange(executor, context, {
      actor,
      action: 'site.create',
      siteId: id,
      subject: site.externalId,
      before: null,
      after: site,
    });
    await announceSiteChange(context, executor, id);
  };
  const taken = `the external id ${site.externalId} or one of its hosts is already taken`;
  await changeUnlessTaken(context, options.executor, { taken }, work);
  return id;
}

/** Changes theme code and colour. Throws {@link OperatorError} `Invalid theme code` or `Invalid theme color`. */
export async function changeTheme(
  context: ServerContext,
  actor: string,
  site: Site,
  theme: { themeCode: string; themeColour: string },
): Promise<void> {
  const problem = themeProblem(theme.themeCode, theme.themeColour);
  if (problem) throw new OperatorError(problem);
  await changeSite(context, site, async (executor) => {
    await updateTheme(executor, site.id, theme, context.clock.now());
    await recordOperatorChange(executor, context, {
      actor,
      action: 'site.theme',
      siteId: site.id,
      subject: site.externalId,
      before: { themeCode: site.themeCode, themeColour: site.themeColour },
      after: theme,
    });
  });
}

/** Switches maintenance on (now, or for a window) or off. Throws {@link OperatorError} on a window that ends before it starts. */
export async function changeMaintenance(
  context: ServerContext,
  actor: string,
  site: Site,
  maintenance: Site['maintenance'],
): Promise<void> {
  const { startAt, endAt } = maintenance;
  if (startAt && endAt && endAt <= startAt)
    throw new OperatorError('the window ends before it starts');
  await changeSite(context, site, async (executor) => {
    await updateMaintenance(executor, site.id, maintenance, context.clock.now());
    await recordOperatorChange(executor, context, {
      actor,
      action: 'site.maintenance',
      siteId: site.id,
      subject: site.externalId,
      before: site.maintenance,
      after: maintenance,
    });
    await context.publisher.publish(executor, {
      siteId: site.id,
      topic: 'site',
      name: 'site.changed',
      data: maintenanceNews({ ...site, maintenance }, context.clock.now()),
    });
  });
}

async function changeSite(
  context: ServerContext,
  site: Site,
  work: (executor: Executor) => Promise<void>,
): Promise<void> {
  await inTransaction(context.database, async (executor) => {
    await work(executor);
    await announceSiteChange(context, executor, site.id);
  });
  await context.sites.refresh();
}

import type { Executor } from '@pavilion/database';
import { asId, type SiteId } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { maintenanceNews, type Site } from '../../../site-directory/index.ts';
import { changeAsOperator, type OperatorAct } from '../../../operator/change-as-operator.ts';
import { announceSiteChange } from './announce-site-change.ts';
import { legalColumns } from './legal-columns.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { changeUnlessTaken } from './operator-change.ts';
import { newSiteProblems, themeProblem, type NewSite } from './site-input.ts';
import { insertSite, offerProviders, updateMaintenance, updateTheme } from './site.store.ts';

/**
 * Makes a site with its hosts, languages and menus, offering the whole catalogue. Throws {@link
 * OperatorError}.
 */
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
  const act: OperatorAct<null, void> = {
    action: 'site.create',
    subject: { siteId: id, subject: site.externalId },
    lock: async () => null,
    work: async (trx) => {
      await insertSite(trx, id, site, legalColumns(site.jurisdiction, site.currency), now);
      await offerProviders(trx, id, options.withoutProviders ?? []);
      await announceSiteChange(context, trx, id);
      return { answer: undefined, before: null, after: site };
    },
  };
  const taken = `the external id ${site.externalId} or one of its hosts is already taken`;
  await changeUnlessTaken({ taken }, () => changeAsOperator(context, actor, act, options.executor));
  return id;
}

/**
 * Changes theme code and colour. Throws {@link OperatorError} `Invalid theme code` or
 * `Invalid theme color`.
 */
export async function changeTheme(
  context: ServerContext,
  actor: string,
  site: Site,
  theme: { themeCode: string; themeColour: string },
): Promise<void> {
  const problem = themeProblem(theme.themeCode, theme.themeColour);
  if (problem) throw new OperatorError(problem);
  await changeSite(context, actor, site, {
    action: 'site.theme',
    work: async (trx) => {
      await updateTheme(trx, site.id, theme, context.clock.now());
      const { themeCode, themeColour } = site;
      return { answer: undefined, before: { themeCode, themeColour }, after: theme };
    },
  });
}

/**
 * Switches maintenance on (now, or for a window) or off. Throws {@link OperatorError} on a window
 * that ends before it starts.
 */
export async function changeMaintenance(
  context: ServerContext,
  actor: string,
  site: Site,
  maintenance: Site['maintenance'],
): Promise<void> {
  const { startAt, endAt } = maintenance;
  if (startAt && endAt && endAt <= startAt)
    throw new OperatorError('the window ends before it starts');
  await changeSite(context, actor, site, {
    action: 'site.maintenance',
    work: async (trx) => {
      await updateMaintenance(trx, site.id, maintenance, context.clock.now());
      await context.publisher.publish(trx, {
        siteId: site.id,
        topic: 'site',
        name: 'site.changed',
        data: maintenanceNews({ ...site, maintenance }, context.clock.now()),
      });
      return { answer: undefined, before: site.maintenance, after: maintenance };
    },
  });
}

/** Changes what the directory knows of a site, for every process. */
async function changeSite(
  context: ServerContext,
  actor: string,
  site: Site,
  change: Pick<OperatorAct<Site, void>, 'action' | 'work'>,
): Promise<void> {
  await changeAsOperator(context, actor, {
    action: change.action,
    subject: { siteId: site.id, subject: site.externalId },
    lock: async () => site,
    work: async (trx) => {
      const done = await change.work(trx, site);
      await announceSiteChange(context, trx, site.id);
      return done;
    },
  });
  await context.sites.refresh();
}

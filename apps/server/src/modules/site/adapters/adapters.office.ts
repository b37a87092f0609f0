import { officeCalls } from '@pavilion/contracts/office';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { changeAdapterSettings } from './change-adapter-settings.service.ts';

/** What staff do about the systems of others that a site speaks to. */
export const adaptersOffice = [
  defineOffice(officeCalls.siteAdapter, async ({ server, actor }, { port, name, ...asked }) => {
    const site = findSite(server, asked.site);
    const settings = parseJson(asked.settings);
    const names = await changeAdapterSettings(server, actor, site, { port, name, settings });
    return { site: site.externalId, setting_names: [...names] };
  }),
];

/** The text may hold keys: what is wrong with it is said without any of it. */
function parseJson({ name, text }: { name: string; text: string }): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OperatorError(`${name} is no JSON`);
  }
}

import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { contentActs } from './content-acts.office.ts';
import { writeAnalytics, type AnalyticsInput } from './write-analytics.service.ts';

/** What staff do about what a site shows and measures. */
export const contentOffice = [
  ...contentActs,
  defineOffice(officeCalls.siteAnalytics, async ({ server, actor }, asked) => {
    const { origins = [], clear = false } = asked;
    const site = findSite(server, asked.site);
    const snippets = snippetsOf(asked);
    if (clear === snippets.length > 0)
      throw new OperatorError('give --head <file>, --body <file> or both, or --clear');
    const scripts = await writeAnalytics(server, actor, site, { snippets, origins });
    const allowed = new Set(scripts.flatMap((script) => script.origins));
    return { site: site.externalId, scripts: scripts.length, origins: [...allowed] };
  }),
];

function snippetsOf({
  head,
  body,
}: OfficeInput<typeof officeCalls.siteAnalytics>): AnalyticsInput['snippets'] {
  return [
    ...(head === undefined ? [] : [{ section: 'HEAD' as const, text: head.text }]),
    ...(body === undefined ? [] : [{ section: 'BODY' as const, text: body.text }]),
  ];
}

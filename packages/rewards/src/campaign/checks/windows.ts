import type { Path } from '../campaign-problem.ts';
import { ofItems, problem, type CampaignCheck } from './campaign-check.ts';

const backwards = (at: Path, from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && Date.parse(from) >= Date.parse(to)
    ? [problem(at, 'windowBackwards', 'ends before it begins')]
    : [];

/** What begins ends later, within the campaign. */
export const windowsAreInOrder: CampaignCheck = (campaign) => [
  ...backwards(['ends_at'], campaign.starts_at, campaign.ends_at),
  ...ofItems(campaign, (item, at) => {
    const { registered } = item.audience ?? {};
    const isBefore =
      item.starts_at !== undefined && Date.parse(item.starts_at) < Date.parse(campaign.starts_at);
    const isAfter =
      item.ends_at !== undefined && Date.parse(item.ends_at) > Date.parse(campaign.ends_at);
    return [
      ...backwards([...at, 'ends_at'], item.starts_at, item.ends_at),
      ...backwards([...at, 'audience', 'registered', 'to'], registered?.from, registered?.to),
      ...(isBefore
        ? [problem([...at, 'starts_at'], 'windowOutside', 'begins before its campaign')]
        : []),
      ...(isAfter ? [problem([...at, 'ends_at'], 'windowOutside', 'ends after its campaign')] : []),
    ];
  }),
];

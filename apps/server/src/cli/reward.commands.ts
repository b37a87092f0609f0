import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Checked = OfficeAnswer<typeof officeCalls.campaignPublish>;

function checkedLines({ site, campaign, items, budget, currency, problems }: Checked): string[] {
  if (problems.length > 0)
    return [...problems, `${problems.length} problems, nothing was published`];
  return [`${campaign} of ${site}: ${items} items, at most ${budget} ${currency}`];
}

const isGood = ({ problems }: Checked): boolean => problems.length === 0;

export const rewardCommands = [
  defineCommand(officeCalls.campaignValidate, ['file'], checkedLines, isGood),
  defineCommand(officeCalls.campaignPublish, ['file'], checkedLines, isGood),
  defineCommand(
    officeCalls.campaignList,
    ['site'],
    ({ site, currency, value, are_rewards_off: areOff }) => [
      ...(areOff ? [`rewards of ${site} are off`] : []),
      ...value.map((row) =>
        [
          row.campaign,
          row.state,
          `${row.starts_at} to ${row.ends_at}`,
          `${row.items} items`,
          `spent ${row.spent} of ${row.budget} ${currency}`,
        ].join('\t'),
      ),
      `${value.length} campaigns`,
    ],
  ),
  defineCommand(officeCalls.campaignShow, ['site', 'campaign'], ({ value, currency }) =>
    value.map((row) =>
      [
        row.code,
        row.kind,
        row.state,
        row.title,
        `terms ${row.terms_version}`,
        `${row.grants} grants`,
        `spent ${row.spent}${row.budget === null ? '' : ` of ${row.budget}`} ${currency}`,
        ...(row.codes === 0 ? [] : [`${row.codes} codes`]),
      ].join('\t'),
    ),
  ),
  defineCommand(
    officeCalls.campaignStop,
    ['site', 'campaign'],
    ({ items }) => `${items} items were stopped`,
  ),
  defineCommand(officeCalls.rewardsOff, ['site'], (_, { site }) => `rewards of ${site} are off`),
  defineCommand(officeCalls.rewardsOn, ['site'], (_, { site }) => `rewards of ${site} are on`),
];

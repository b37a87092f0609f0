import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Checked = OfficeAnswer<typeof officeCalls.campaignPublish>;

function checkedLines({ site, campaign, items, budget, currency, problems }: Checked): string[] {
  if (problems.length > 0)
    return [...problems, `${problems.length} problems, nothing was published`];
  return [`${campaign} of ${site}: ${items} items, at most ${budget} ${currency}`];
}

type Previewed = OfficeAnswer<typeof officeCalls.campaignPreview>;

function previewLines({ value, cost, players, from, to, ...checked }: Previewed): string[] {
  if (checked.problems.length > 0) return checkedLines(checked);
  const { currency, campaign, site } = checked;
  return [
    ...value.flatMap((row) => [
      [
        ...[row.code, row.kind, `by ${row.basis}`],
        `${row.grants} grants to ${row.players} players`,
        `${row.cost} ${currency}`,
        ...(row.refused === 0 ? [] : [`${row.refused} beyond the budget`]),
      ].join('\t'),
      ...row.who.map((one) => `\t${one.account}\t${one.grants}\t${one.cost} ${currency}`),
    ]),
    `${campaign} of ${site}, ${from} to ${to}: ${cost} ${currency}, ${players} players were there`,
  ];
}

const isGood = ({ problems }: Pick<Checked, 'problems'>): boolean => problems.length === 0;

export const rewardCommands = [
  defineCommand(officeCalls.campaignValidate, ['file'], checkedLines, isGood),
  defineCommand(officeCalls.campaignPreview, ['file'], previewLines, isGood),
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
    ({ items, bonuses, races }, { now }) =>
      `${items} items were stopped${now ? `, ${bonuses} bonuses and ${races} races ended` : ''}`,
  ),
  defineCommand(officeCalls.rewardsOff, ['site'], (_, { site }) => `rewards of ${site} are off`),
  defineCommand(officeCalls.rewardsOn, ['site'], (_, { site }) => `rewards of ${site} are on`),
];

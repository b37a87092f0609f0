import * as z from 'zod/mini';
import { nothing } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  choice,
  code,
  file,
  flag,
  maybe,
  optional,
  said,
  siteName,
  told,
  whole,
  yesNo,
} from './office-fields.ts';

/** What was read of a campaign file: good with no problems. */
const checkedFile = z.object({
  site: maybe(told.text),
  campaign: maybe(told.text),
  items: told.count,
  /** The most it may give away, in the site's currency. */
  budget: maybe(told.amount),
  currency: maybe(told.text),
  /** `<line>: <path>: <code>: <words>` each. */
  problems: z.array(told.text),
});

const campaignState = choice(['soon', 'running', 'over', 'stopped']);

/**
 * What an operator offers: campaigns of bonuses, missions, races, the wheel and what else there is.
 */
export const rewardCalls = {
  campaignValidate: defineOfficeCall({
    name: 'campaign validate',
    access: { permission: 'rewards.read' },
    effect: 'reads',
    summary: 'Checks a campaign file whole and publishes nothing; every problem with its line',
    request: z.object({ file: said(file, 'a campaign file') }),
    response: checkedFile,
  }),
  campaignPreview: defineOfficeCall({
    name: 'campaign preview',
    access: { permission: 'rewards.read' },
    effect: 'reads',
    summary:
      'Works out what a campaign file would have given over the last days, to whom and at which cost, by what players did then; changes nothing',
    request: z.object({ file: said(file, 'a campaign file'), days: whole(1, 366) }),
    response: z.extend(checkedFile, {
      from: told.time,
      to: told.time,
      /** People who did anything in that time. */
      players: told.count,
      cost: told.amount,
      value: z.array(
        z.object({
          code: told.text,
          kind: told.text,
          /** What it is worked out from; `none`: the past says nothing of it. */
          basis: choice([
            'deposits',
            'signups',
            'active',
            'plays',
            'spins',
            'rounds',
            'friends',
            'none',
          ]),
          grants: told.count,
          players: told.count,
          cost: told.amount,
          /** Grants that budgets would not have held. */
          refused: told.count,
          /** Those who would have had most. */
          who: z.array(z.object({ account: told.text, grants: told.count, cost: told.amount })),
        }),
      ),
    }),
  }),
  campaignPublish: defineOfficeCall({
    name: 'campaign publish',
    access: { permission: 'rewards.publish' },
    effect: 'changes',
    summary:
      'Publishes a campaign file. The same again changes nothing; of one that runs only texts, ends and larger budgets change, and items are added',
    request: z.object({ file: said(file, 'a campaign file') }),
    response: checkedFile,
  }),
  campaignList: defineOfficeCall({
    name: 'campaign list',
    access: { permission: 'rewards.read' },
    effect: 'reads',
    summary: 'The campaigns of a site with what they spent of their budgets',
    request: z.object({ site: siteName }),
    response: z.object({
      site: told.text,
      currency: told.text,
      are_rewards_off: yesNo,
      value: z.array(
        z.object({
          campaign: told.text,
          state: campaignState,
          starts_at: told.time,
          ends_at: told.time,
          budget: told.amount,
          spent: told.amount,
          items: told.count,
        }),
      ),
    }),
  }),
  campaignShow: defineOfficeCall({
    name: 'campaign show',
    access: { permission: 'rewards.read' },
    effect: 'reads',
    summary: 'The items of a campaign: their state, terms version, grants and cost',
    request: z.object({ site: siteName, campaign: code }),
    response: z.object({
      currency: told.text,
      value: z.array(
        z.object({
          code: told.text,
          kind: told.text,
          title: told.text,
          state: choice(['soon', 'open', 'over']),
          terms_version: told.text,
          grants: told.count,
          spent: told.amount,
          budget: maybe(told.amount),
          codes: told.count,
        }),
      ),
    }),
  }),
  campaignStop: defineOfficeCall({
    name: 'campaign stop',
    access: { permission: 'rewards.publish' },
    effect: 'movesMoney',
    summary:
      'Ends what a campaign gives: opt-ins, joins, spins, codes and grants. Bonuses and races that run end by their terms; --now revokes the bonuses and closes the races, which are paid by the places of now',
    request: z.object({ site: siteName, campaign: code, item: optional(code), now: flag }),
    response: z.object({
      items: told.count,
      /** That ended by it, with --now. */
      bonuses: told.count,
      races: told.count,
    }),
  }),
  rewardsOff: defineOfficeCall({
    name: 'rewards off',
    access: { permission: 'rewards.switch' },
    effect: 'changes',
    summary:
      'Switches all rewards of a site off: nothing is granted, spun, played or claimed; what was given stays',
    request: z.object({ site: siteName }),
    response: nothing,
  }),
  rewardsOn: defineOfficeCall({
    name: 'rewards on',
    access: { permission: 'rewards.switch' },
    effect: 'changes',
    summary: 'Switches the rewards of a site on again',
    request: z.object({ site: siteName }),
    response: nothing,
  }),
} as const;

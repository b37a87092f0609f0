import { giftsFitTheirBudget, groupsDoNotOverlap } from './budgets.check.ts';
import type { CampaignCheck } from './campaign-check.ts';
import { codesAreKnown, codesAreLong, missionsCanBegin } from './codes.check.ts';
import { namesAreKnown, textsAreWhole } from './names.check.ts';
import {
  minigamesAreFair,
  potsCanFall,
  racesHaveNoGaps,
  rakebackIsBelowTheEdge,
  wheelsCanStop,
} from './odds.check.ts';
import { placeAllowsIt, productsAreNotMixed } from './place.check.ts';
import { windowsAreInOrder } from './windows.check.ts';

/** Every rule that a campaign keeps to. */
export const campaignChecks: readonly CampaignCheck[] = [
  codesAreKnown,
  missionsCanBegin,
  textsAreWhole,
  namesAreKnown,
  windowsAreInOrder,
  wheelsCanStop,
  minigamesAreFair,
  racesHaveNoGaps,
  potsCanFall,
  rakebackIsBelowTheEdge,
  giftsFitTheirBudget,
  groupsDoNotOverlap,
  codesAreLong,
  placeAllowsIt,
  productsAreNotMixed,
];

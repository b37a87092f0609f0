import { giftsFitTheirBudget, groupsDoNotOverlap } from './budgets.ts';
import type { CampaignCheck } from './campaign-check.ts';
import { codesAreKnown, codesAreLong, missionsCanBegin } from './codes.ts';
import { namesAreKnown, textsAreWhole } from './names.ts';
import {
  minigamesAreFair,
  potsCanFall,
  racesHaveNoGaps,
  rakebackIsBelowTheEdge,
  wheelsCanStop,
} from './odds.ts';
import { placeAllowsIt, productsAreNotMixed } from './place.ts';
import { windowsAreInOrder } from './windows.ts';

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

import { officeCalls } from '@pavilion/contracts/office';
import { formatAmount } from '@pavilion/domain/money';
import {
  cancelStudioRound,
  readBothSides,
  readRoundDetails,
} from '../modules/games/providers/index.ts';
import { defineOldCommand } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const cancelRoundCommand = defineOldCommand(
  officeCalls.providerCancelRound,
  ['site', 'provider', 'round'],
  async (input, { provider, round: roundId, ...asked }) => {
    const site = findSite(input.context, asked.site);
    await cancelStudioRound(input.context, input.actor, { site, provider, roundId });
    input.print('cancelled, the stakes are back');
  },
);

const roundDetailsCommand = defineOldCommand(
  officeCalls.providerRoundDetails,
  ['provider', 'round'],
  async ({ context, print }, { provider, round: roundId }) => {
    const round = await readRoundDetails(context, { provider, roundId });
    print(round ? JSON.stringify(round, null, 2) : 'the studio keeps no such round');
    return round !== null;
  },
);

const transactionCommand = defineOldCommand(
  officeCalls.providerTransaction,
  ['provider', 'transaction'],
  async ({ context, print }, { provider, transaction: txId }) => {
    const { here, there } = await readBothSides(context, { provider, txId });
    const site = here && context.sites.byId(here.site_id);
    const amount = here && site ? formatAmount(here.amount_minor, site.currency.code) : '';
    print(
      here ? ['here', here.state, here.kind, amount, here.round_id].join('\t') : 'here\tunknown',
    );
    const { state, transaction } = there;
    const { kind = '', roundId = '' } = transaction ?? {};
    print(['there', state, kind, transaction?.amount ?? '', roundId].join('\t').trimEnd());
  },
);

export const providerRoundsCommands = [cancelRoundCommand, roundDetailsCommand, transactionCommand];

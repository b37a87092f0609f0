import { formatAmount } from '@pavilion/domain/money';
import { cancelStudioRound, readBothSides, readRoundDetails } from '../modules/providers/index.ts';
import { defineCommand, UsageError } from './command.ts';
import { findSite } from './find-site.ts';

const cancelRoundCommand = defineCommand({
  name: 'provider cancel-round',
  usage: '<site> <provider> <round>',
  summary: 'Breaks an open round off, if its studio lets it; the stakes go back',
  async run(input) {
    const site = findSite(input);
    const [, provider, roundId] = input.words;
    if (provider === undefined || roundId === undefined)
      throw new UsageError('which provider and round?');
    await cancelStudioRound(input.context, input.actor, { site, provider, roundId });
    input.print('cancelled, the stakes are back');
  },
});

const roundDetailsCommand = defineCommand({
  name: 'provider round-details',
  usage: '<provider> <round>',
  summary: 'What happened in a finished round, as its studio has it (JSON)',
  async run({ context, words, print }) {
    const [provider, roundId] = words;
    if (provider === undefined || roundId === undefined)
      throw new UsageError('which provider and round?');
    const round = await readRoundDetails(context, { provider, roundId });
    print(round ? JSON.stringify(round, null, 2) : 'the studio keeps no such round');
    return round !== null;
  },
});

const transactionCommand = defineCommand({
  name: 'provider transaction',
  usage: '<provider> <transaction>',
  summary: 'A transaction as the wallet and as the studio have it',
  async run({ context, words, print }) {
    const [provider, txId] = words;
    if (provider === undefined || txId === undefined)
      throw new UsageError('which provider and transaction?');
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
});

export const providerRoundsCommands = [cancelRoundCommand, roundDetailsCommand, transactionCommand];

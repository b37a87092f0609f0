import { isJurisdictionCode, jurisdictionCodes } from '@pavilion/domain/jurisdictions';
import { parseAmount } from '@pavilion/domain/money';
import { changeJurisdiction } from '../modules/sites/index.ts';
import { defineCommand, UsageError } from './command.ts';
import { findSite } from './find-site.ts';

const jurisdictionCommand = defineCommand({
  name: 'site jurisdiction',
  usage: `<site> ${jurisdictionCodes.join('|')} [--group <name>] [--share-exclusions yes|no] [--deposit-month-max 1000]`,
  summary:
    'Puts a site under the rules of a place, and into the group its self-exclusions are shared with',
  async run(input) {
    const site = findSite(input);
    const code = (input.words[1] ?? '').toUpperCase();
    if (!isJurisdictionCode(code))
      throw new UsageError(`say one of ${jurisdictionCodes.join(', ')}`);
    const shares = input.options['share-exclusions'] ?? (site.sharesExclusions ? 'yes' : 'no');
    if (shares !== 'yes' && shares !== 'no')
      throw new UsageError('--share-exclusions must be `yes` or `no`');
    const most = input.options['deposit-month-max'];
    const depositMonthMaxMinor = most === undefined ? null : parseAmount(most, site.currency.code);
    if (most !== undefined && (depositMonthMaxMinor === null || depositMonthMaxMinor <= 0n))
      throw new UsageError(`--deposit-month-max must be an amount in ${site.currency.code}`);
    const operatorGroup = input.options['group'] ?? site.operatorGroup;
    await changeJurisdiction(input.context, input.actor, site, {
      code,
      operatorGroup,
      sharesExclusions: shares === 'yes',
      depositMonthMaxMinor,
    });
    const group = operatorGroup === null ? 'no group' : `group ${operatorGroup}`;
    input.print(`${site.externalId} is under ${code}, ${group}, exclusions shared: ${shares}`);
  },
});

export const jurisdictionCommands = [jurisdictionCommand];

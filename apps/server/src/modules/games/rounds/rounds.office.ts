import { officeCalls } from '@pavilion/contracts/office';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { sharedGameCodes } from './advance-rounds.service.ts';
import { readAlwaysOn, replaceAlwaysOn } from './always-on.store.ts';

/** What staff do about tables of shared rounds. */
export const roundsOffice = [
  defineOffice(
    officeCalls.siteTables,
    async ({ server, actor }, { site: name, games, none = false }) => {
      if ((games.length === 0) !== none)
        throw new OperatorError('name at least one game, or --none');
      const unknown = games.filter((code) => !sharedGameCodes.includes(code));
      if (unknown.length > 0) throw new OperatorError(`no game of tables: ${unknown.join(', ')}`);
      const { id: siteId } = findSite(server, name);
      const wanted = [...new Set(games)].toSorted();
      await changeAsOperator(server, actor, {
        action: 'site.tables',
        subject: { siteId, subject: siteId },
        lock: (trx) => readAlwaysOn(trx, siteId),
        work: async (trx, before) => {
          await replaceAlwaysOn(trx, siteId, wanted);
          return { answer: undefined, before, after: wanted };
        },
      });
      return {};
    },
  ),
];

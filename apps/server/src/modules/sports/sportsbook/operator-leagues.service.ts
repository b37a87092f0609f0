import { isTimeZone, type League } from '@pavilion/domain/fixtures';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import {
  ensureLeague,
  nameLeague,
  readLeagueBook,
  writeLeague,
  type LeagueName,
} from './league.store.ts';

/**
 * Adds a league with the clock its kick-offs are announced in, or changes one. Throws {@link
 * OperatorError}.
 */
export async function addLeague(
  context: ServerContext,
  actor: string,
  league: League,
): Promise<void> {
  if (!/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(league.code))
    throw new OperatorError('a league code is lower-case letters and digits, such as `tr.1`');
  if (!/^([A-Z]{2})?$/.test(league.country))
    throw new OperatorError('--country is two capital letters, such as TR');
  if (!isTimeZone(league.zone))
    throw new OperatorError(`there is no time zone \`${league.zone}\`; one is Europe/Istanbul`);
  await changeAsOperator(context, actor, {
    action: 'sports.league',
    subject: { siteId: null, subject: league.code },
    lock: async () => null,
    work: async (trx) => {
      await writeLeague(trx, { ids: context.ids, now: context.clock.now() }, league);
      return { answer: undefined, before: null, after: { ...league } };
    },
  });
}

/** From now on a source's name means this league. Throws {@link OperatorError}. */
export async function nameLeagueByHand(
  context: ServerContext,
  actor: string,
  code: string,
  alias: LeagueName,
): Promise<void> {
  await changeAsOperator(context, actor, {
    action: 'sports.league.alias',
    subject: { siteId: null, subject: code },
    lock: async (trx) => {
      const league = (await readLeagueBook(trx, 'fixtures'))(code);
      if (league?.code !== code)
        throw new OperatorError(`there is no league ${code}; add it with \`league add\``);
      return league;
    },
    work: async (trx, league) => {
      const ports = { ids: context.ids, now: context.clock.now() };
      await nameLeague(trx, await ensureLeague(trx, ports, league), alias);
      return { answer: undefined, before: null, after: { ...alias } };
    },
  });
}

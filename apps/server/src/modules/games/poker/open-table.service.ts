import type { Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { tableConfig, type TableConfig } from '@pavilion/games/table/holdem/index';
import type { OfficeInput, officeCalls } from '@pavilion/contracts/office';
import type { ServerContext } from '../../../context.ts';
import { amountOf, sumOf } from '../../../operator/amount-of.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { insertTable, lockTable, setTable } from './poker-office.store.ts';
import type { PokerTableRow } from './poker-table.store.ts';

type Opening = OfficeInput<typeof officeCalls.pokerOpen>;

/**
 * Opens a table for an operator; gives its id. Throws OperatorError for terms that no hand can be
 * played under.
 */
export async function openPokerTable(
  server: ServerContext,
  actor: string,
  site: Site,
  asked: Opening,
): Promise<string> {
  const { table: name, computers = 0, play_money: isPlayMoney = false } = asked;
  if (computers > 0 && !isPlayMoney)
    throw new OperatorError('computers sit at tables of play money alone: --play-money');
  const { id, externalId } = site;
  const of = { id, externalId, currency: site.currency.code };
  return addPokerTable(server, actor, of, { name, computers, terms: termsOf(site, asked) });
}

/**
 * Adds a table of these terms to a site, in the caller's transaction where there is one; gives its
 * id.
 */
export function addPokerTable(
  server: ServerContext,
  actor: string,
  site: { id: string; externalId: string; currency: CurrencyCode },
  { name, computers, terms }: { name: string; computers: number; terms: TableConfig },
  within?: Executor,
): Promise<string> {
  const id = server.ids.next();
  const now = server.clock.now();
  const { currency } = site;
  const row = { id, siteId: site.id, name, currency, terms, computers, now };
  const act = {
    action: 'poker.open',
    subject: { siteId: site.id, subject: id },
    lock: () => Promise.resolve(null),
    work: async (trx: Executor) => {
      if (!(await insertTable(trx, { ...row, isPlayMoney: terms.isPlayMoney })))
        throw new OperatorError(`${site.externalId} has a table ${name} already`);
      const { kind, seatCount: seats } = terms;
      const after = { name, computers, kind, seats, stakes: stakesText(currency, terms) };
      return { answer: id, before: null, after };
    },
  };
  return changeAsOperator(server, actor, act, within);
}

function termsOf(site: Site, asked: Opening): TableConfig {
  const bigBlindMinor = sumOf(site, 'big-blind', asked.big_blind);
  const buyInMinMinor = amountOf(site, 'buy-in-min', asked.buy_in_min) ?? 40n * bigBlindMinor;
  const buyInMaxMinor = amountOf(site, 'buy-in-max', asked.buy_in_max) ?? 100n * bigBlindMinor;
  const rake = {
    percent: asked.rake_percent ?? 5,
    capMinor: amountOf(site, 'rake-cap', asked.rake_cap) ?? 3n * bigBlindMinor,
    headsUpCapMinor: amountOf(site, 'heads-up-cap', asked.heads_up_cap) ?? bigBlindMinor,
  };
  try {
    return tableConfig({
      kind: asked.kind ?? 'no_limit',
      seatCount: asked.seats ?? 6,
      smallBlindMinor: sumOf(site, 'small-blind', asked.small_blind),
      isPlayMoney: asked.play_money ?? false,
      ...{ bigBlindMinor, buyInMinMinor, buyInMaxMinor, rake },
    });
  } catch (error) {
    if (error instanceof RangeError) throw new OperatorError(error.message);
    throw error;
  }
}

/** Stakes in words: `1.00/2.00`. */
export const stakesText = (
  currency: CurrencyCode,
  terms: Pick<TableConfig, 'smallBlindMinor' | 'bigBlindMinor'>,
): string =>
  [terms.smallBlindMinor, terms.bigBlindMinor]
    .map((minor) => formatAmount(minor, currency))
    .join('/');

/** Closes a table, or changes how many seats the computer fills. */
export async function changePokerTable(
  server: ServerContext,
  actor: string,
  site: Site,
  { name, change }: { name: string; change: { state: 'closing' } | { computers: number } },
): Promise<void> {
  const told = ({ state, computers }: PokerTableRow) => ({ name, state, computers });
  await changeAsOperator(server, actor, {
    action: 'state' in change ? 'poker.close' : 'poker.computers',
    subject: ({ id }: PokerTableRow) => ({ siteId: site.id, subject: id }),
    lock: async (trx) => {
      const row = await lockTable(trx, { siteId: site.id, name });
      if (!row) throw new OperatorError(`${site.externalId} has no open table ${name}`);
      return row;
    },
    refuse: (row) =>
      'computers' in change && !row.is_play_money
        ? 'computers sit at tables of play money alone'
        : null,
    work: async (trx, row) => {
      await setTable(trx, { siteId: site.id, id: row.id }, change);
      return { answer: undefined, before: told(row), after: { ...told(row), ...change } };
    },
  });
}

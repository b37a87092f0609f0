import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { payoutFormats } from '@pavilion/domain/payouts';
import { pickOne, randomInteger } from '@pavilion/domain/random';
import type { Random } from '@pavilion/domain/ids';
import { fail } from '../../failure.ts';
import type { PlayerContext } from '../../http/request-context.ts';
import {
  addDestination,
  createWithdrawal,
  listDestinations,
  listWithdrawalMethods,
  withdrawableOf,
} from '../../modules/money/payouts/index.ts';

type Method = Awaited<ReturnType<typeof listWithdrawalMethods>>[number];

/** Multiples of the least withdrawal that people like. */
const steps = [1n, 2n, 2n, 3n, 5n];
/** Nobody is behind a computer player who could have a code. */
const withoutStep = async (): Promise<null> => null;

/**
 * A computer player takes some of what he may take out, at most half of it, to an account of his
 * own. Refused as a person would be.
 */
export async function withdrawSome(player: PlayerContext, holderName: string): Promise<void> {
  const { server, site } = player;
  const minor = (text: string): bigint => parseAmount(text, site.currency.code) ?? 0n;
  const methods = await listWithdrawalMethods(server, site);
  const method = methods.find(({ fields }) => fields.every(isMade));
  if (!method) return fail('methodNotFound');
  const { withdrawable } = await withdrawableOf(player);
  const amountMinor = minor(method.min_amount) * pickOne(server.random, steps);
  if (amountMinor * 2n > minor(withdrawable)) fail('insufficientFunds');
  const known = (await listDestinations(player, { limit: 1 })).value[0];
  const { destination_id } =
    known ??
    (await addDestination(
      player,
      {
        method_code: method.method_code,
        holder_name: holderName,
        fields: accountOf(method, server.random),
      },
      withoutStep,
    ));
  const amount = formatAmount(amountMinor, site.currency.code);
  await createWithdrawal(player, { destination_id, amount }, withoutStep);
}

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => randomInteger(random, 0, 9)).join('');

/** How to make up an account, by field; what is missing is kept from its example. */
const makers: Readonly<Record<string, (random: Random, example: string) => string>> = {
  phone: (random, example) => example.slice(0, -7) + digits(random, 7),
  account_number: (random, example) => example.slice(0, -6) + digits(random, 6),
  address: (random) =>
    `0x${Array.from({ length: 40 }, () => randomInteger(random, 0, 15).toString(16)).join('')}`,
  iban: germanIban,
  routing_number: (_random, example) => example,
  sort_code: (_random, example) => example,
  bank_code: (_random, example) => example,
  branch_code: (_random, example) => example,
};

const isMade = ({ name, example }: Method['fields'][number]): boolean =>
  Object.hasOwn(makers, name) && (name !== 'address' || example.startsWith('0x'));

function accountOf({ fields }: Method, random: Random): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, example }) => [name, makers[name]?.(random, example) ?? example]),
  );
}

/** Random digits with the two check digits that fit them. */
function germanIban(random: Random): string {
  const account = digits(random, 18);
  for (let check = 2; check <= 98; check += 1) {
    const iban = `DE${String(check).padStart(2, '0')}${account}`;
    if (!('problem' in payoutFormats.iban.check({ iban }))) return iban;
  }
  throw new Error(`no check digits fit ${account}`);
}

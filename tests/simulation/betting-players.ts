import { createClient, type CallFunction } from '@pavilion/client/client';
import {
  destinationAdd,
  login,
  signup,
  tacVerify,
  totpBegin,
  totpConfirm,
} from '@pavilion/contracts';
import type { BettingPlayer } from './betting-client.ts';
import type { SimulatedPlayer } from './insistent-client.ts';
import { totpAt } from './totp.ts';

const password = 'Quiet-river-42';

/** Signs players up by the public calls; the codes come from the outbox that test and development servers show. */
export async function signUpPlayers(
  baseUrl: string,
  host: string,
  count: number,
): Promise<SimulatedPlayer[]> {
  const players: SimulatedPlayer[] = [];
  for (let index = 0; index < count; index += 1) players.push(await signUp(baseUrl, host, index));
  return players;
}

async function signUp(baseUrl: string, host: string, index: number): Promise<SimulatedPlayer> {
  const call = createClient({ baseUrl, fetch });
  const site = { domain_name: host };
  const account_id = `simulated${index}`;
  const contact = {
    contact_phone: `0917123450${index}`,
    contact_email: `simulated${index}@example.com`,
  };
  await call(signup, { ...site, account_id, password, ...contact });
  const outbox = await fetch(`${baseUrl}/dev/outbox?to=${account_id}`);
  const { value } = (await outbox.json()) as { value: { code: string }[] };
  await call(tacVerify, { ...site, account_id, tac: value[0]?.code ?? '' });
  const { token } = await call(login, { ...site, account_id, password });
  const me = { account_id, auth: token, ...site };
  return { accountId: account_id, me };
}

/** Gives each player a wallet to be paid to. Recovery codes are the second step of each withdrawal: they wait for no clock. One goes for the wallet. */
export async function openWallets(
  baseUrl: string,
  players: readonly SimulatedPlayer[],
): Promise<BettingPlayer[]> {
  const call = createClient({ baseUrl, fetch });
  const all: BettingPlayer[] = [];
  for (const [index, player] of players.entries()) all.push(await openWallet(call, player, index));
  return all;
}

async function openWallet(
  call: CallFunction,
  player: SimulatedPlayer,
  index: number,
): Promise<BettingPlayer> {
  const { me } = player;
  const { secret } = await call(totpBegin, { ...me, password });
  const code = totpAt(secret, Date.now());
  const { recovery_codes } = await call(totpConfirm, { ...me, code });
  const [value = '', ...recoveryCodes] = recovery_codes;
  const { destination_id } = await call(destinationAdd, {
    ...me,
    method_code: 'gcash',
    holder_name: `Simulated Player ${'ABCDEFGH'[index]}`,
    fields: { phone: `0918123450${index}` },
    step_up: { kind: 'recovery', value },
  });
  return { ...player, destinationId: destination_id, recoveryCodes };
}

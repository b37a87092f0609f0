import { createClient } from '@pavilion/client/client';
import { login, signup, tacVerify } from '@pavilion/contracts';
import type { SimulatedPlayer } from './insistent-client.ts';

const password = 'Quiet-river-42';

/**
 * Signs players up by the public calls; the codes come from the outbox that test and development
 * servers show.
 */
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
  return { accountId: account_id, me: { account_id, auth: token, ...site } };
}

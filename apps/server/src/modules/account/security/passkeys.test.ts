import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  destinationAdd,
  login,
  loginSecond,
  passkeyBegin,
  passkeyFinish,
  passkeyList,
  passkeyLogin,
  passkeyRemove,
  passkeyRename,
  passkeySignInBegin,
  secondStep,
} from '@pavilion/contracts';
import {
  alphaHost,
  betaHost,
  startTestServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { createPayoutWorld } from '../../../testing/payout-world.ts';
import { createSoftwareAuthenticator } from '../../../testing/software-authenticator.ts';

const origin = `https://${alphaHost}`;
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) => `${-error.statusCode} ${error.code}`,
  );

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await createPayoutWorld(server);
});
afterAll(() => server.close());

const domain_name = alphaHost;
const askNew = (player: TestPlayer, more: object = {}) =>
  server.call(passkeyBegin, {
    ...player.me,
    purpose: 'register',
    password: player.password,
    ...more,
  });

/** A player with a passkey. */
async function withPasskey() {
  const player = await server.signUpPlayer();
  const device = createSoftwareAuthenticator(origin);
  const { options } = await askNew(player);
  const response = device.register(options);
  const made = await server.call(passkeyFinish, { ...player.me, response, name: 'My phone' });
  return { player, device, made };
}
type Device = ReturnType<typeof createSoftwareAuthenticator>;
const askSignIn = async (more: object = {}) =>
  (await server.call(passkeySignInBegin, { domain_name, ...more })).options;
const signIn = async (device: Device, deviations: Parameters<Device['sign']>[1] = {}) =>
  server.call(passkeyLogin, { domain_name, response: device.sign(await askSignIn(), deviations) });
const stepUp = async (player: TestPlayer, device: Device) => {
  const { options } = await server.call(passkeyBegin, { ...player.me, purpose: 'step_up' });
  return { kind: 'passkey' as const, value: JSON.stringify(device.sign(options)) };
};

it('a passkey signs in alone, and beside the password as the second step', async () => {
  const { player, device, made } = await withPasskey();
  expect(made.recovery_codes).toHaveLength(10);
  expect(made.value).toMatchObject({ name: 'My phone', domain: alphaHost, last_used_at: null });
  expect((await signIn(device)).user.account_id).toBe(player.accountId);
  const asked = await server
    .call(login, { ...player.me, password: player.password })
    .catch((error: CallFailure) => error);
  if (!('challenge' in asked)) return expect.unreachable('no second step was asked for');
  expect(asked.kinds).toEqual(['passkey', 'recovery']);
  const { challenge = '' } = asked;
  const options = await askSignIn({ challenge });
  expect(options).toMatchObject({ allowCredentials: [{ id: device.id }], rpId: alphaHost });
  const value = JSON.stringify(device.sign(options));
  const step_up = { kind: 'passkey' as const, value };
  expect(await codeOf(server.call(loginSecond, { domain_name, challenge, step_up }))).toBe('OK');
  const [listed] = (await server.call(passkeyList, player.me)).value;
  expect(listed?.last_used_at).not.toBeNull();
});

it('what a passkey signed counts once, in time, on a page of the site, by its owner’s hand, with a counter that grows', async () => {
  const { player, device } = await withPasskey();
  const response = device.sign(await askSignIn());
  const send = () => codeOf(server.call(passkeyLogin, { domain_name, response }));
  expect(await send()).toBe('OK');
  expect(await send()).toBe('400 invalidPasskey');
  const refused: Parameters<Device['sign']>[1][] = [
    { counts: 0 },
    { origin: 'https://evil.test' },
    { origin: `http://${alphaHost}` },
    { origin: `${origin}:8443` },
    { rpId: 'evil.test' },
    { isVerified: false },
    { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' },
  ];
  for (const deviations of refused)
    expect(await codeOf(signIn(device, deviations))).toBe('400 invalidPasskey');
  const late = device.sign(await askSignIn());
  server.advance(5 * 60_000);
  expect(await codeOf(server.call(passkeyLogin, { domain_name, response: late }))).toBe(
    '400 invalidPasskey',
  );
  const stranger = createSoftwareAuthenticator(origin);
  expect(await codeOf(signIn(stranger, { userHandle: 'AAAA' }))).toBe('400 invalidPasskey');
  // Named for another account, it does not sign in; of another site neither.
  const named = device.sign(await askSignIn({ account_id: 'somebody' }));
  expect(await codeOf(server.call(passkeyLogin, { domain_name, response: named }))).toBe(
    '400 invalidPasskey',
  );
  const abroad = { domain_name: betaHost, response: device.sign(await askSignIn()) };
  expect(await codeOf(server.call(passkeyLogin, abroad))).toBe('400 invalidPasskey');
  const own = device.sign(await askSignIn({ account_id: player.accountId }));
  expect(await codeOf(server.call(passkeyLogin, { domain_name, response: own }))).toBe('OK');
});

it('a new one needs the password, an answer to this player’s own question, and is nobody else’s', async () => {
  const player = await server.signUpPlayer();
  const other = await server.signUpPlayer();
  const device = createSoftwareAuthenticator(origin);
  const finish = (me: TestPlayer['me'], response: ReturnType<Device['register']>) =>
    codeOf(server.call(passkeyFinish, { ...me, response }));
  expect(await codeOf(askNew(player, { password: undefined }))).toBe('400 invalidInput');
  expect(await codeOf(askNew(player, { password: 'Wrong-river-42' }))).toBe('400 wrongPassword');
  const { options } = await askNew(player);
  expect(await finish(other.me, device.register(options))).toBe('400 invalidPasskey');
  for (const deviations of [{ origin: 'https://evil.test' }, { isVerified: false }])
    expect(
      await finish(player.me, device.register((await askNew(player)).options, deviations)),
    ).toBe('400 invalidPasskey');
  // The answer to a sign-in is none to this question.
  expect(await finish(player.me, device.register(await askSignIn()))).toBe('400 invalidPasskey');
  expect(await finish(player.me, device.register((await askNew(player)).options))).toBe('OK');
  // From now on another one takes this one's word too.
  expect(await codeOf(askNew(player))).toBe('403 stepUpRequired');
  expect(await codeOf(askNew(player, { step_up: await stepUp(player, device) }))).toBe('OK');
  expect(await finish(other.me, device.register((await askNew(other)).options))).toBe(
    '400 invalidPasskey',
  );
});

it('confirms what matters, and its own removal; another player’s is not found', async () => {
  const { player, device, made } = await withPasskey();
  const { player: other, device: foreign } = await withPasskey();
  const { passkey_id } = made.value;
  const add = async (step_up: { kind: 'passkey'; value: string }) =>
    codeOf(
      server.call(destinationAdd, {
        ...player.me,
        method_code: 'gcash',
        holder_name: 'Ana Cruz',
        fields: { phone: '09187654321' },
        step_up,
      }),
    );
  expect(await add(await stepUp(other, foreign))).toBe('400 invalidPasskey');
  expect(await add({ kind: 'passkey', value: 'not json' })).toBe('400 invalidPasskey');
  expect(await add(await stepUp(player, device))).toBe('OK');
  const theirs = { ...other.me, passkey_id };
  expect(await codeOf(server.call(passkeyRename, { ...theirs, name: 'Mine' }))).toBe(
    '404 passkeyNotFound',
  );
  const remove = (fields: object) =>
    codeOf(
      server.call(passkeyRemove, {
        ...player.me,
        password: player.password,
        passkey_id,
        ...fields,
      }),
    );
  expect(await codeOf(server.call(passkeyRemove, { ...theirs, password: other.password }))).toBe(
    '404 passkeyNotFound',
  );
  const named = await server.call(passkeyRename, { ...player.me, passkey_id, name: 'Old phone' });
  expect(named.value.name).toBe('Old phone');
  expect(await remove({})).toBe('403 stepUpRequired');
  expect(await remove({ step_up: await stepUp(player, device) })).toBe('OK');
  expect(await remove({})).toBe('404 passkeyNotFound');
  expect(await server.call(secondStep, player.me)).toMatchObject({
    passkeys: 0,
    recovery_left: 0,
    kinds: ['code'],
  });
  expect(await codeOf(signIn(device))).toBe('400 invalidPasskey');
});

import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  contactBegin,
  contactConfirm,
  destinationList,
  mailCode,
  mailConfirm,
  profile,
  profileUpdate,
  totpBegin,
} from '@pavilion/contracts';
import {
  describeServerOnBothEngines,
  newPerson,
  testPassword,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { createPayoutWorld, type PayoutWorld } from '../../../testing/payout-world.ts';

const dayMs = 24 * 60 * 60_000;

describeServerOnBothEngines('another mail by the profile', (start) => {
  let server: TestServer;
  let world: PayoutWorld;
  let player: TestPlayer;
  let mail: string;
  beforeAll(async () => {
    server = await start();
    world = await createPayoutWorld(server);
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
    mail = newPerson().contact_email;
  });

  type StepUp = Awaited<ReturnType<PayoutWorld['stepUp']>>;
  const update = (step_up?: StepUp, fields: { contact_email?: string } = {}) =>
    server.call(profileUpdate, {
      ...player.me,
      full_name: 'Ana Cruz',
      contact_email: mail,
      ...fields,
      ...(step_up ? { step_up } : {}),
    });
  const known = async () => {
    const { full_name, contact_email, is_email_verified } = await server.call(profile, player.me);
    return { full_name, contact_email, is_email_verified };
  };
  const sentTo = (recipient: string) =>
    server.context.database.db
      .selectFrom('outbox_messages')
      .select(['kind', 'code', 'channel'])
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .execute();
  const codeTo = async (recipient: string) => (await sentTo(recipient))[0]?.code ?? '';
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
  const verify = async () => {
    await server.call(mailCode, player.me);
    await server.call(mailConfirm, { ...player.me, code: await codeTo(player.email) });
  };
  const untouched = { full_name: '', is_email_verified: false };

  it('needs nothing more while there is nothing to protect; name and mail are stored, the old one is told', async () => {
    expect(await update()).toEqual({
      statusCode: 1,
      message: 'OK',
      full_name: 'Ana Cruz',
      contact_email: mail,
      is_email_verified: false,
    });
    expect(await known()).toEqual({
      full_name: 'Ana Cruz',
      contact_email: mail,
      is_email_verified: false,
    });
    expect(await sentTo(player.email)).toEqual([
      { kind: 'security.contactChanged', code: null, channel: 'mail' },
    ]);
    expect(await sentTo(mail)).toMatchObject([{ kind: 'tac.mail', channel: 'mail' }]);
  });

  it('counts as verified when the code sent to it was entered, on any keyboard and once', async () => {
    await update();
    const code = await codeTo(mail);
    const confirm = (written: string) => server.call(mailConfirm, { ...player.me, code: written });
    await expect(confirm(wrong(code))).rejects.toMatchObject({ code: 'invalidTac' });
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    expect(await confirm(wide)).toMatchObject({ contact_email: mail, is_email_verified: true });
    expect((await known()).is_email_verified).toBe(true);
    await expect(confirm(code)).rejects.toMatchObject({ code: 'expiredTac' });
    // A verified one gets no more codes.
    await server.call(mailCode, player.me);
    expect(await sentTo(mail)).toHaveLength(1);
  });

  it('is not verified by a code that went to the mail before it', async () => {
    await update();
    const early = await codeTo(mail);
    mail = newPerson().contact_email;
    await update();
    const late = await codeTo(mail);
    if (early === late) return;
    await expect(server.call(mailConfirm, { ...player.me, code: early })).rejects.toMatchObject({
      code: 'invalidTac',
    });
    expect((await known()).is_email_verified).toBe(false);
  });

  it.each([
    ['the present mail is verified', () => verify()],
    ['there is a destination', async () => void (await world.wallet(player))],
    [
      'there was a withdrawal',
      async () => {
        await server.fund(player, 100_000n);
        await world.withdraw(player, await world.wallet(player), '500.00');
        await server.context.database.db
          .updateTable('payout_destinations')
          .set({ removed_at: server.context.clock.now() })
          .where('player_id', '=', player.id)
          .execute();
      },
    ],
  ])('needs a second step once %s, and stores nothing without', async (_case, prepare) => {
    await prepare();
    const before = await known();
    await expect(update()).rejects.toMatchObject({
      code: 'stepUpRequired',
      statusCode: -403,
      statusDetail: 'code',
    });
    const step_up = await world.stepUp(player);
    await expect(update({ ...step_up, value: wrong(step_up.value) })).rejects.toMatchObject({
      code: 'invalidTac',
    });
    expect(await known()).toEqual(before);
    expect(await update(step_up)).toMatchObject({ full_name: 'Ana Cruz', contact_email: mail });
    expect(await known()).toMatchObject({ contact_email: mail, is_email_verified: false });
  });

  it('asks who has a second step of his own for that one', async () => {
    const now = server.context.clock.now();
    await server.call(totpBegin, { ...player.me, password: testPassword });
    await server.context.database.db
      .updateTable('totp_secrets')
      .set({ confirmed_at: now })
      .where('player_id', '=', player.id)
      .execute();
    await expect(update()).rejects.toMatchObject({
      code: 'stepUpRequired',
      statusDetail: 'totp',
    });
    expect(await known()).toMatchObject(untouched);
  });

  it('of somebody else is refused before a code is used up, and the name is not stored either', async () => {
    await world.wallet(player);
    const before = await known();
    const other = await server.signUpPlayer();
    const step_up = await world.stepUp(player);
    const taken = { contact_email: other.email.toUpperCase() };
    await expect(update(step_up, taken)).rejects.toMatchObject({
      code: 'emailTaken',
      statusCode: -409,
    });
    expect(await known()).toEqual(before);
    await update(step_up);
    mail = newPerson().contact_email;
    await expect(update(step_up)).rejects.toMatchObject({ code: 'expiredTac' });
  });

  it('goes to one of two who want it at once, and leaves the other as he was', async () => {
    const other = await server.signUpPlayer();
    const want = (who: TestPlayer) =>
      server.call(profileUpdate, { ...who.me, full_name: 'Ana Cruz', contact_email: mail }).then(
        () => 'OK',
        (error: { code: string }) => error.code,
      );
    const answers = await Promise.all([want(player), want(other)]);
    expect(answers.toSorted()).toEqual(['OK', 'emailTaken']);
    const loser = answers[0] === 'OK' ? other : player;
    expect(await server.call(profile, loser.me)).toMatchObject({
      full_name: '',
      contact_email: loser.email,
    });
  });

  it('lets destinations rest a day, as another phone does', async () => {
    await world.wallet(player);
    const restsFor = async () => {
      const [destination] = (await server.call(destinationList, player.me)).value;
      const readyMs = Date.parse(destination?.ready_at ?? '');
      return { status: destination?.status, ms: readyMs - server.context.clock.now().getTime() };
    };
    expect(await restsFor()).toMatchObject({ status: 'ready' });
    await update(await world.stepUp(player));
    expect(await restsFor()).toEqual({ status: 'resting', ms: dayMs });
    server.advance(60_000);
    const contact = 'phone' as const;
    const value = '0917 888 1234';
    await server.call(contactBegin, { ...player.me, contact, value, password: testPassword });
    const [newest] = await sentTo('+639178881234');
    const codes = { old_code: await codeTo(player.phone), new_code: newest?.code ?? '' };
    await server.call(contactConfirm, { ...player.me, contact, ...codes });
    expect(await restsFor()).toEqual({ status: 'resting', ms: dayMs });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  getInbox,
  supportTicketAttach,
  supportTicketCreate,
  supportTicketGet,
  supportTicketList,
  supportTicketReply,
  supportTopics,
} from '@pavilion/contracts';
import { betaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';
import { listMessagesTo } from '../outbox/index.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const text = 'My withdrawal of yesterday is not there yet.';
const mail = 'guest@example.com';
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    ({ code, errors }: CallFailure) =>
      [code, ...(errors ?? []).map((one) => `${one.path} ${one.code}`)].join(' '),
  );

describe('tickets', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** A form as somebody has it who read it for three seconds. */
  const form = async (site: { domain_name?: string } = {}): Promise<string> => {
    const { form_token: token } = await server.call(supportTopics, site);
    server.advance(3000);
    return token;
  };
  const create = async (more: object = {}) =>
    server.call(supportTicketCreate, {
      topic: 'withdrawal',
      text,
      form_token: await form(),
      ...more,
    });
  const tool = async (...args: string[]) => (await runTool(server.context, args)).text;
  const mailsTo = (recipient: string) =>
    listMessagesTo(server.context.database.db, recipient, server.context.clock.now(), 100);

  it('tell what one can write about, in the language of the page', async () => {
    const { value } = await server.call(supportTopics, {});
    expect(value.map(({ topic }) => topic)).toContain('complaint');
    expect(value.find(({ topic }) => topic === 'withdrawal')).toMatchObject({
      name: 'Withdrawals',
      needs: ['amount', 'time', 'reference'],
    });
  });

  it('of a guest are confirmed and answered by mail', async () => {
    const { ticket_id, ticket_number, guest_token } = await create({ contact_email: mail });
    expect(ticket_number).toMatch(/^[A-Z0-9]{2,4}-[A-Z0-9]{6,8}$/);
    const who = { guest_token: guest_token ?? '', ticket_id };
    expect((await mailsTo(mail)).map(({ subject }) => subject)).toEqual([
      `Alpha: your request ${ticket_number}`,
    ]);
    expect(await tool('ticket', 'list')).toContain(ticket_number);
    await tool('ticket', 'answer', ticket_number, '--text', 'It was sent today.', '--as', 'Ana');
    const [answer] = (await mailsTo(mail)).filter(({ kind }) => kind === 'ticket.answered');
    expect(answer?.text).toContain('It was sent today.');
    expect(answer?.recipient).toBe(mail);
    const { value } = await server.call(supportTicketGet, who);
    expect(value).toMatchObject({ state: 'answered', topic: 'withdrawal', subject: text });
    expect(value.messages.map((one) => `${one.from} ${one.name}`)).toEqual([
      'player null',
      'agent Ana',
    ]);
    const reply = await server.call(supportTicketReply, { ...who, text: 'It came, thank you!' });
    expect(reply.value.state).toBe('open');
  });

  it('of a player are told in the inbox, and lead to the ticket', async () => {
    const player = await server.signUpPlayer();
    const { ticket_id, ticket_number, guest_token } = await create(player.me);
    expect(guest_token).toBeUndefined();
    await tool('ticket', 'answer', ticket_id, '--text', 'Done.', '--close');
    const inbox = await server.call(getInbox, player.me);
    const told = inbox.value.filter(({ topic }) => topic === 'support');
    expect(told.map(({ title }) => title)).toEqual([
      `We answered your request ${ticket_number}`,
      `We received your request ${ticket_number}`,
    ]);
    expect(told[0]?.link).toBe(`/contact-us?ticket=${ticket_id}`);
    await server.runJob('send-notices');
    expect((await mailsTo(player.email)).map(({ subject }) => subject).join('\n')).toContain(
      `We answered your request ${ticket_number}`,
    );
    const list = await server.call(supportTicketList, player.me);
    expect(list.value).toMatchObject([{ ticket_id, state: 'closed' }]);
    expect(list.next_cursor).toBeNull();
  });

  it('belong to who wrote them', async () => {
    const { ticket_id, guest_token } = await create({ contact_email: mail });
    const [player, stranger] = [await server.signUpPlayer(), await create({ contact_email: mail })];
    for (const who of [
      {},
      player.me,
      { guest_token: stranger.guest_token ?? '' },
      { guest_token: guest_token ?? '', domain_name: betaHost },
    ]) {
      expect(await refusal(server.call(supportTicketGet, { ...who, ticket_id }))).toBe(
        'ticketNotFound',
      );
      const reply = { ...who, ticket_id, text: 'Let me see that.' };
      expect(await refusal(server.call(supportTicketReply, reply))).toBe('ticketNotFound');
    }
    // Who signs in takes his own along.
    const own = { ...player.me, guest_token: guest_token ?? '', ticket_id };
    expect(await refusal(server.call(supportTicketGet, own))).toBe('OK');
    expect((await server.call(supportTicketList, player.me)).value).toHaveLength(1);
  });

  it('take a form once, neither too soon nor too late, of its own site', async () => {
    const { form_token: fresh } = await server.call(supportTopics, {});
    const said = { topic: 'other', text, contact_email: mail } as const;
    const send = (form_token: string) => server.call(supportTicketCreate, { ...said, form_token });
    expect(await refusal(send(fresh))).toBe('formExpired');
    server.advance(2000);
    expect(await refusal(send(fresh))).toBe('OK');
    expect(await refusal(send(fresh))).toBe('formExpired');
    const old = await form();
    server.advance(2 * hourMs);
    expect(await refusal(send(old))).toBe('formExpired');
    expect(await refusal(send(await form({ domain_name: betaHost })))).toBe('formExpired');
    const [time = '', nonce = '', sign = ''] = (await form()).split('.');
    for (const forged of ['x', '..', `${Number(time) + 1}.${nonce}.${sign}`, `${time}.a.${sign}`])
      expect(await refusal(send(forged))).toBe('formExpired');
  });

  it('write the same request once', async () => {
    const player = await server.signUpPlayer();
    const request_id = '00000000-0000-4000-8000-000000000001';
    const first = await create({ ...player.me, request_id });
    const again = await create({ ...player.me, request_id });
    expect(again.ticket_id).toBe(first.ticket_id);
    const other = create({ ...player.me, request_id, text: 'Something else altogether.' });
    expect(await refusal(other)).toBe('requestIdReused');
    expect((await server.call(supportTicketList, player.me)).value).toHaveLength(1);
  });

  it('say what is wrong with them', async () => {
    expect(await refusal(create())).toBe('invalidInput contact_email required');
    expect(await refusal(create({ contact_email: 'nobody' }))).toBe(
      'invalidInput contact_email invalidEmail',
    );
    expect(await refusal(create({ contact_email: mail, text: 'Too short' }))).toBe(
      'invalidInput text tooShort',
    );
    expect(await refusal(create({ contact_email: mail, topic: 'nothing' as 'other' }))).toContain(
      'invalidInput topic',
    );
  });

  it('keep nothing of a program that fills in what nobody sees', async () => {
    const before = (await tool('ticket', 'list')).split('\n').length;
    const answer = await create({ contact_email: mail, website: 'https://spam.example' });
    expect(answer.ticket_number).toMatch(/^[A-Z0-9]{2,4}-[A-Z0-9]{6,8}$/);
    expect(answer.guest_token).toHaveLength(43);
    expect((await tool('ticket', 'list')).split('\n')).toHaveLength(before);
    await expect(tool('ticket', 'show', answer.ticket_number)).rejects.toThrow('no ticket');
  });

  it('take five files, and what is written stays text', async () => {
    const player = await server.signUpPlayer();
    const markup = '<script>alert(1)</script> and more';
    const { ticket_id } = await create({ ...player.me, text: markup });
    const pdf = new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n']);
    const file = (name: string) => new File([pdf], name, { type: 'application/pdf' });
    const attach = (one: File) =>
      server.call(supportTicketAttach, { ...player.me, ticket_id, file: one });
    for (let count = 0; count < 5; count += 1) await attach(file(`proof ${count}.pdf`));
    expect(await refusal(attach(file('more.pdf')))).toBe('tooManyFiles');
    expect(await refusal(attach(new File(['<html>'], 'x.pdf')))).toBe('tooManyFiles');
    const { value } = await server.call(supportTicketGet, { ...player.me, ticket_id });
    expect(value.messages[0]?.text).toBe(markup);
    expect(value.messages[0]?.files).toHaveLength(5);
    const read = await server.fetch(`http://alpha.test${value.messages[0]?.files[0]?.url ?? ''}`);
    expect(read.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('may be written on for thirty days after they were closed', async () => {
    const player = await server.signUpPlayer();
    const { ticket_id, ticket_number } = await create(player.me);
    await tool('ticket', 'close', ticket_number);
    const reply = () =>
      server.call(supportTicketReply, { ...player.me, ticket_id, text: 'One thing more.' });
    expect((await reply()).value.state).toBe('open');
    await tool('ticket', 'close', ticket_number);
    server.advance(30 * dayMs + 1000);
    const guest = await create({ contact_email: 'late@example.com' });
    await tool('ticket', 'close', guest.ticket_number);
    server.advance(29 * dayMs);
    const who = { guest_token: guest.guest_token ?? '', ticket_id: guest.ticket_id };
    expect(await refusal(server.call(supportTicketGet, who))).toBe('OK');
    server.advance(dayMs + 2000);
    expect(await refusal(server.call(supportTicketReply, { ...who, text: 'Much too late.' }))).toBe(
      'ticketClosed',
    );
  });

  it('are kept two years, complaints five', async () => {
    const kept = await create({ contact_email: mail, topic: 'complaint' });
    server.advance(hourMs);
    const gone = await create({ contact_email: mail });
    server.advance(2 * 365 * dayMs + 2 * hourMs);
    await server.runJob('prune-support');
    expect(await tool('ticket', 'show', kept.ticket_number)).toContain('complaint');
    await expect(tool('ticket', 'show', gone.ticket_number)).rejects.toThrow('no ticket');
  });
});

import { within } from '@testing-library/dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeModal } from '../../apps/web/src/core/modals/modal.store.ts';
import { useLayoutStore } from '../../apps/web/src/core/stores/layout.store.ts';
import { runTool } from '../../apps/server/src/testing/run-tool.ts';
import { page, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();

describe('the window of the live chat', () => {
  beforeAll(async () => {
    const { context } = server();
    await runTool(context, ['chat', 'settings', 'alpha', '--adapter', 'builtin']);
    await context.sites.refresh();
    useLayoutStore.setState(({ live_chat }) => ({ live_chat: { ...live_chat, status: true } }));
  });
  // The site is that of the screens after these.
  afterAll(async () => {
    const { context } = server();
    await runTool(context, ['chat', 'settings', 'alpha', '--adapter', 'none']);
    await context.sites.refresh();
    useLayoutStore.setState(({ live_chat }) => ({ live_chat: { ...live_chat, status: false } }));
  });
  const open = async (): Promise<HTMLElement> => {
    if (location.pathname !== '/contact-us') await visit('/contact-us');
    await visitor.click(await page().findByRole('button', { name: 'Talk to our team' }));
    return page().findByRole('dialog', { name: 'Live Chat' });
  };
  const talks = async () => {
    const { text } = await runTool(server().context, ['chat', 'list', 'alpha', '--json']);
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { value?: Array<{ conversation_id: string }> });
  };

  it('takes the first words of a guest, shows the answer of staff, and goes on where it was', async () => {
    const dialog = await open();
    const field = await within(dialog).findByLabelText('Your message');
    await until(() => expect(document.activeElement).toBe(field));
    await visitor.type(field, 'My <b>deposit</b> is late{Enter}');
    const log = within(dialog).getByRole('log');
    await until(() => expect(log.textContent).toContain('My <b>deposit</b> is late'));
    expect(log.querySelector('b')).toBeNull();
    await within(dialog).findByText(/number 1 in line/);
    await until(() => expect((field as HTMLTextAreaElement).value).toBe(''));
    const id = JSON.stringify(await talks()).match(/[0-9a-f]{8}-[0-9a-f-]{27}/)?.[0] ?? '';
    await runTool(server().context, ['chat', 'say', id, '--text', 'I look into it', '--as', 'Ana']);
    await until(() => expect(log.textContent).toContain('I look into it'));
    await within(dialog).findByText('Ana is with you.');
    const { db } = server().context.database;
    await until(async () => {
      const row = await db
        .selectFrom('chat_conversations')
        .where('id', '=', id)
        .select('player_read_seq')
        .executeTakeFirstOrThrow();
      expect(row.player_read_seq).toBeGreaterThan(1);
    });
    await visitor.type(field, 'And{Enter}');
    await until(() => expect(log.textContent).toContain('And'));
    await runTool(server().context, ['chat', 'read', id]);
    await within(dialog).findByText('Read');
    await visitor.keyboard('{Escape}');
    closeModal('chat');
    const again = await open();
    const before = await within(again).findByRole('log');
    await until(() => expect(before.textContent).toContain('I look into it'));
    await visitor.click(within(again).getByRole('button', { name: 'End the conversation' }));
    await within(again).findByText('This conversation has ended.');
    closeModal('chat');
  });

  it('offers the form to write when nobody is there', async () => {
    await runTool(server().context, ['chat', 'desk', 'alpha', 'closed']);
    const dialog = await open();
    await within(dialog).findByText('Nobody is here right now.');
    await visitor.click(within(dialog).getByRole('link', { name: 'Write us a request' }));
    expect(page().queryByRole('dialog', { name: 'Live Chat' })).toBeNull();
    await runTool(server().context, ['chat', 'desk', 'alpha', 'auto']);
  });
});

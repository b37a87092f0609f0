import { within } from '@testing-library/dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishFaqPage } from '../../apps/server/src/testing/help-pages.ts';
import { runTool } from '../../apps/server/src/testing/run-tool.ts';
import { startSandboxAssistant } from '../../apps/server/src/testing/sandbox-assistant.ts';
import { closeModal, openModal } from '../../apps/web/src/core/modals/modal.store.ts';
import { page, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
const body = `<h3>How do I deposit?</h3><p>Sign in, open Deposit.</p>
<h3>I forgot my password.</h3><p>Open Forgot password.</p>
<h3>When is my bet settled?</h3><p>When the result is official.</p>`;

describe('the panel of the assistant', () => {
  beforeAll(async () => {
    await publishFaqPage(server(), body);
  });
  afterEach(() => closeModal('assistant'));
  const open = async () => {
    await visit('/contact-us');
    openModal('assistant');
    return within(await page().findByRole('dialog', { name: 'Assistant' }));
  };

  it('answers as the server finds it, says from which page, and hands over to people', async () => {
    const panel = await open();
    await visitor.type(await panel.findByLabelText('Your question'), 'i want to deposit{Enter}');
    await panel.findByText('Sign in, open Deposit.');
    expect(panel.getByRole('link', { name: 'FAQs' }).getAttribute('href')).toBe('/faqs');
    await visitor.type(await panel.findByLabelText('Your question'), '<b>zzzz</b>{Enter}');
    await panel.findByText('I found no answer');
    expect(panel.getByRole('log').querySelector('b')).toBeNull();
    await visitor.click(await panel.findByRole('button', { name: 'Write to us' }));
    await until(() => expect(page().queryByRole('dialog', { name: 'Assistant' })).toBeNull());
  });

  it('asks before words leave to somebody else, says who wrote, and lets it be taken back', async () => {
    const sandbox = await startSandboxAssistant();
    const { context } = server();
    const { outboundPrivateHosts: hosts } = context.config;
    Object.assign(context.config, { outboundPrivateHosts: [sandbox.host] });
    const set = (...args: string[]) =>
      runTool(context, ['assistant', 'settings', 'alpha', ...args]);
    await set('--adapter', 'webhook', '--url', sandbox.url('evil'));
    const panel = await open();
    await panel.findByText(/go to a system that Alpha/);
    await visitor.type(await panel.findByLabelText('Your question'), 'deposit');
    await visitor.click(await panel.findByRole('button', { name: 'Agree and ask' }));
    await panel.findByText('Written by a machine: please check what matters.');
    const link = await panel.findByRole('link', { name: 'limits' });
    expect(link.getAttribute('href')).toBe('/responsible-gaming');
    expect(panel.getByRole('log').querySelector('script, img')).toBeNull();
    await visitor.click(await panel.findByRole('button', { name: 'Take back my consent' }));
    await panel.findByRole('button', { name: 'Agree and ask' });
    await set('--adapter', 'builtin');
    Object.assign(context.config, { outboundPrivateHosts: hosts });
    await sandbox.close();
  });
});

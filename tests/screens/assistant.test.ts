import { within } from '@testing-library/dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishFaqPage } from '../../apps/server/src/testing/help-pages.ts';
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
    await visitor.type(panel.getByLabelText('Your question'), '<b>zzzz</b>{Enter}');
    await panel.findByText('I found no answer');
    expect(panel.getByRole('log').querySelector('b')).toBeNull();
    await visitor.click(panel.getByRole('button', { name: 'Write to us' }));
    await until(() => expect(page().queryByRole('dialog', { name: 'Assistant' })).toBeNull());
  });
});

import { describe, expect, it } from 'vitest';
import { runTool } from '../../apps/server/src/testing/run-tool.ts';
import {
  descriptionOf,
  main,
  page,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

const { server } = visitSite();
const words = 'My withdrawal of yesterday is not there yet.';

describe('the page to write to the site', () => {
  const fill = async (): Promise<void> => {
    await visit('/contact-us');
    await visitor.selectOptions(await main().findByLabelText(/What is it about/), 'withdrawal');
    await visitor.type(await main().findByLabelText(/^Your message/), words);
    // Who sends within two seconds is no person.
    server().advance(3000);
  };
  const send = () => visitor.click(main().getByRole('button', { name: 'Send' }));

  it('asks a guest for his address, and gives him a number', async () => {
    await fill();
    const topic = await main().findByLabelText(/What is it about/);
    expect(descriptionOf(topic)).toContain('when you asked for it');
    await send();
    const mail = await main().findByLabelText(/Your mail address/);
    await until(() => expect(descriptionOf(mail)).toContain('This field is required'));
    expect(main().getByLabelText<HTMLTextAreaElement>(/^Your message/).value).toBe(words);
    server().advance(3000);
    await visitor.type(mail, 'guest@example.com');
    await send();
    await main().findByText(/Your request has the number ALP-/);
  });

  it('shows a player what he wrote, with the answer, and lets him write on', async () => {
    const { accountId } = await signInNewPlayer();
    await fill();
    expect(main().queryByLabelText(/Your mail address/)).toBeNull();
    await send();
    const sent = await main().findByText(/Your request has the number/);
    const number = /[A-Z0-9]+-[A-Z0-9]{7}/.exec(sent.textContent ?? '')?.[0] ?? '';
    await runTool(server().context, ['ticket', 'answer', number, '--text', 'It is on its <way>.']);
    await visitor.click(await main().findByRole('link', { name: `Open request ${number}` }));
    await main().findByText('It is on its <way>.');
    await visitor.type(await main().findByLabelText('Your reply'), 'It came, thank you.');
    const buttons = main().getAllByRole('button', { name: 'Send' });
    if (buttons[0]) await visitor.click(buttons[0]);
    await until(() => expect(main().getAllByRole('article')).toHaveLength(3));
    const { text } = await runTool(server().context, ['ticket', 'show', number]);
    expect(text).toContain('It came, thank you.');
    expect(text).toContain(accountId);
    expect(page().queryByRole('dialog')).toBeNull();
  });
});

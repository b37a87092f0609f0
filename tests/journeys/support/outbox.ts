import { expect, type Page } from '@playwright/test';

interface OutboxMessage {
  kind: string;
  code: string | null;
}

/**
 * The newest code that was sent to an account, phone or mail; waits for the message to be written.
 * Asked from within the page, whose browser knows the demo hosts.
 */
export async function lastCode(page: Page, to: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const messages = await readOutbox(page, to);
      code = messages.find((message) => message.code !== null)?.code ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

function readOutbox(page: Page, to: string): Promise<OutboxMessage[]> {
  return page.evaluate(async (receiver) => {
    const answer = await fetch(`/dev/outbox?to=${encodeURIComponent(receiver)}`);
    const { value } = (await answer.json()) as { value: OutboxMessage[] };
    return value;
  }, to);
}

/**
 * The newest code that was sent to an account of a site, asked of the server by its own address.
 * Throws when there is none.
 */
export async function codeSentTo({ port }: URL, accountId: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/dev/outbox?to=${accountId}`);
  const { value } = (await answer.json()) as { value: OutboxMessage[] };
  const code = value.find((message) => message.code !== null)?.code;
  if (!code) throw new Error(`no code was sent to ${accountId}`);
  return code;
}

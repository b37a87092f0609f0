import { expect, type Page } from '@playwright/test';

interface OutboxMessage {
  kind: string;
  code: string | null;
}

/**
 * The newest code that was sent to an account, phone or mail; waits for the message to be written. Asked from within
 * the page, whose browser knows the demo hosts.
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

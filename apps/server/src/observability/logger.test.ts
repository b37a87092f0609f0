import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('never writes a secret, wherever it stands', () => {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  const secret = 'hunter2-very-secret';
  logger.info({ auth: secret, tac: secret, token: secret });
  logger.info({ body: { password: secret, new_password: secret, account_id: 'ana' } });
  logger.info({
    request: { headers: { authorization: secret, cookie: secret }, body: { auth: secret } },
  });
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain(secret);
  expect(lines.join('')).toContain('ana');
});

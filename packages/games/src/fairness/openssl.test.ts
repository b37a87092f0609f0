import { expect, it } from 'vitest';
import { firstBlockCommand, linkCommand, seedHashCommand } from './index.ts';

it('writes lines a shell reads as they are meant, whatever a player calls himself', () => {
  const seeds = { serverSeed: 'abc', clientSeed: "it's $(me)", nonce: 3 };
  expect(firstBlockCommand(seeds)).toBe(
    String.raw`printf '%s' 'it'\''s $(me):3:0' | openssl dgst -sha256 -hmac 'abc'`,
  );
  expect(seedHashCommand('abc')).toBe("printf '%s' 'abc' | openssl dgst -sha256");
  expect(linkCommand('00ff', 'salt')).toContain('xxd -r -p | openssl dgst -sha256 -hmac');
});

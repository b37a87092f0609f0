import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applyMessages } from '../src/apply-messages.ts';
import { isMessageTag } from '../src/message-tags.ts';

/**
 * Merges translations into the message files: `apply.ts texts.json --lang ru`, where texts.json is
 * a flat object of full key and text, as `missing.ts` prints it.
 */
const { values, positionals } = parseArgs({
  options: { lang: { type: 'string' } },
  allowPositionals: true,
});
const [path] = positionals;
const { lang } = values;
if (path === undefined || lang === undefined || !isMessageTag(lang))
  throw new Error('usage: apply.ts <texts.json> --lang <tag>');

const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
for (const file of applyMessages(lang, texts)) process.stdout.write(`${file}\n`);

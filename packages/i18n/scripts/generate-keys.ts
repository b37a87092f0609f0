import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateKeys } from '../src/generate-keys.ts';
import { loadFlatMessages } from '../src/load-messages.ts';
import { sourceTag } from '../src/message-tags.ts';

/**
 * Writes src/message-keys.generated.ts from the English message files. Run it after adding English
 * keys.
 */
const target = fileURLToPath(new URL('../src/message-keys.generated.ts', import.meta.url));
writeFileSync(target, generateKeys(loadFlatMessages(sourceTag)));

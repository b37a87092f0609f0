import { parseArgs } from 'node:util';
import { allMissingMessages, missingMessages } from '../src/message-catalogue.ts';
import { isMessageTag } from '../src/message-tags.ts';

/**
 * Prints the English texts a language still lacks as JSON: `missing.ts --lang ru`, or of every
 * language without it.
 */
const { lang } = parseArgs({ options: { lang: { type: 'string' } } }).values;
if (lang !== undefined && !isMessageTag(lang)) throw new Error(`no language ${lang}`);
const missing = lang === undefined ? allMissingMessages() : missingMessages(lang);
process.stdout.write(`${JSON.stringify(missing, null, 2)}\n`);

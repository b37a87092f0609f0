import { resolve } from 'node:path';
import { officeCalls } from '@pavilion/contracts/office';
import { changeAdapterSettings } from '../modules/site/adapters/index.ts';
import { defineOldCommand, UsageError } from './command.ts';
import { findSite } from '../operator/find-site.ts';
import { readImportFile } from './read-import-file.ts';

const adapterCommand = defineOldCommand(
  officeCalls.siteAdapter,
  ['site', 'port', 'name'],
  async (input, { port, name, settings: file, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const settings = parseJson(await readImportFile(resolve(input.folder, file)), file);
    const names = await changeAdapterSettings(input.context, input.actor, site, {
      port,
      name,
      settings,
    });
    input.print(`${site.externalId} speaks to ${name} with ${names.join(', ') || 'no settings'}`);
  },
);

/** The text may hold keys: what is wrong with it is said without any of it. */
function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is no JSON`);
  }
}

export const adapterCommands = [adapterCommand];

import { bootElementId, type BootData } from '@pavilion/contracts/boot-data';

let boot: BootData | null | undefined;

/**
 * What the server wrote into this page; null when it wrote nothing (the page then asks for its data
 * itself). Read once: it describes the first page only.
 */
export function readBoot(): BootData | null {
  boot ??= parseBoot(document.getElementById(bootElementId)?.textContent);
  return boot;
}

/** Gives the boot data where there is no document to read them from: on the server. */
export function provideBoot(data: BootData): void {
  boot = data;
}

/**
 * The server renders this text from the same schema, so it is not validated again; text that is no
 * JSON counts as none.
 */
function parseBoot(text: string | null | undefined): BootData | null {
  if (!text) return null;
  try {
    const parsed = JSON.parse(text) as BootData;
    return typeof parsed.startup === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

import type { PageModules } from '@pavilion/contracts/boot-data';
import { readBoot } from './boot.ts';

/**
 * Loads a module of the first view by the address that stands in the page; the tables of all
 * templates and languages stay away until another one is asked for. Null where the page names none.
 */
export function loadNamed<Module>(kind: keyof PageModules): Promise<Module> | null {
  // In development modules come from Vite, whatever a build beside it holds.
  const address = import.meta.env.PROD ? readBoot()?.modules?.[kind] : undefined;
  return address ? (import(/* @vite-ignore */ address) as Promise<Module>) : null;
}

import type { Alive, AlivePart } from '@pavilion/contracts';
import type { ServerContext } from './context.ts';
import type { Site } from './site-directory/index.ts';

/** What of a module's things is alive on a site now: one kind, and who reads it. */
export type AliveSource = {
  [Part in AlivePart]: {
    readonly part: Part;
    read(server: ServerContext, site: Site): Promise<Alive[Part]>;
  };
}[AlivePart];

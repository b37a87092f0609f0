import type { About, Desk } from './desk.ts';
import { noteDoubt, type Doubt } from './doubt.store.ts';

/** Tells a person of something that was not applied; its message counts as doubted. */
export async function tellDoubt(
  { context: { ids }, trx, source, now, doubted }: Desk,
  about: About,
  doubt: Pick<Doubt, 'what' | 'subject' | 'detail'>,
): Promise<void> {
  if (about.seq !== null) doubted.add(about.seq);
  await noteDoubt(trx, { ids, now }, source.name, { ...doubt, ...about });
}

import { marquee, type BootData, type PageAnswer } from '@pavilion/contracts';
import type { ServerContext } from '../../../context.ts';
import type { PageSubject } from './page-subject.service.ts';
import type { PageRequest } from './page-request.types.ts';
import type { PageCall, PageCalls } from './page-calls.ts';
import type { DrawnPage, PageDrawer } from './page-drawer.ts';
import type { DrawModule } from './web-build.ts';

/**
 * An answer can show a part that asks for more; what is missing after this many rounds the browser
 * fetches.
 */
const maxRounds = 3;

export interface DrawTools {
  server: ServerContext;
  calls: PageCalls;
  drawer: PageDrawer;
}

export interface WrittenPage {
  boot: BootData;
  /** What its query tells of; `missing` where there is none of that name. */
  subject?: PageSubject | 'missing' | null;
  /** Address of the picture drawn with its title; null where there is none. */
  picture?: string | null;
  /** Whether search engines may list it. */
  isListed?: boolean;
  /** Facts for search engines. */
  facts?: readonly object[];
  /** The page as drawn; null when the browser has to draw it. */
  drawn: DrawnPage | null;
}

/**
 * Draws a page with the answers it asks for. A page that cannot be drawn is logged and left to the
 * browser: drawing makes pages faster, never less reliable.
 */
export async function drawnPageOf(
  tools: DrawTools,
  page: PageRequest,
  undrawn: BootData,
  module: DrawModule,
): Promise<WrittenPage> {
  const { view: _view, ...plain } = undrawn;
  try {
    const drawn = await drawInRounds(tools, page, undrawn, module);
    return drawn ?? { boot: plain, drawn: null };
  } catch (cause) {
    tools.server.logger.warn({ err: cause, path: page.path }, 'a page could not be drawn');
    return { boot: plain, drawn: null };
  }
}

/**
 * A page that the browser draws, with what its frame asks for: a ticker that came later would move
 * what stands.
 */
export async function undrawnPageOf(
  calls: PageCalls,
  page: PageRequest,
  boot: BootData,
): Promise<WrittenPage> {
  const { view: _view, ...plain } = boot;
  if (page.isDown) return { boot: plain, drawn: null };
  const ticker = { path: marquee.path, request: {}, isPaged: false };
  return { boot: { ...plain, answers: await calls.answer(page, [ticker]) }, drawn: null };
}

async function drawInRounds(
  { calls, drawer }: DrawTools,
  page: PageRequest,
  first: BootData,
  module: DrawModule,
): Promise<WrittenPage | null> {
  let boot = first;
  let drawn: DrawnPage | null = null;
  const asked = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    drawn = await drawer.draw(module, { boot, location: page.location });
    const open = (drawn?.missing ?? []).filter((call) => isNew(asked, call));
    if (open.length === 0) break;
    const answers: PageAnswer[] = await calls.answer(page, open);
    if (answers.length === 0) break;
    boot = { ...boot, answers: [...(boot.answers ?? []), ...answers] };
  }
  return drawn && { boot, drawn };
}

function isNew(asked: Set<string>, call: PageCall): boolean {
  const name = JSON.stringify(call);
  if (asked.has(name)) return false;
  asked.add(name);
  return true;
}

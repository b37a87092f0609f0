import { SportsFront } from './sports-front.ts';
import { openFront } from './game-calls.ts';
import type { SportsSetup } from './sports.types.ts';
import { startPage } from './start-page.ts';

startPage<SportsSetup>(
  async (page) => new SportsFront({ ...page, opened: await openFront(location.href) }),
);

import { GameTable } from './game-table.ts';
import { openGame } from './game-calls.ts';
import type { Setup } from './game.types.ts';
import { startPage } from './start-page.ts';

startPage<Setup>(async (page) => new GameTable({ ...page, opened: await openGame(location.href) }));

import { cascade6x5 } from '@pavilion/games/slots/cascade-6x5/cascade-6x5.game';
import { holdAndWin } from '@pavilion/games/slots/hold-and-win/hold-and-win.game';
import { createLinesMachine } from '@pavilion/games/slots/lines/lines-machine';
import type { SlotGame } from '@pavilion/games/slots/slot-machine';
import { createWaysMachine } from '@pavilion/games/slots/ways/ways-machine';
import {
  fiveLinesTable,
  fortyLinesStackedTable,
  nineLinesTable,
  singleLineTable,
  tenLinesTripleTable,
  twentyFiveLinesDoubleTable,
  twentyLinesRetriggerTable,
} from './lines-tables.data.ts';
import {
  ways1024Table,
  ways243Table,
  ways256Table,
  ways27Table,
  ways729Table,
} from './ways-tables.data.ts';

/** Slot families of third-party titles: they differ in reels, feature and volatility. */
export const slotFamilies = {
  'slot-single-line': createLinesMachine(singleLineTable),
  'slot-five-lines': createLinesMachine(fiveLinesTable),
  'slot-27-ways': createWaysMachine(ways27Table),
  'slot-nine-lines': createLinesMachine(nineLinesTable),
  'slot-ten-lines-triple': createLinesMachine(tenLinesTripleTable),
  'slot-twenty-lines-retrigger': createLinesMachine(twentyLinesRetriggerTable),
  'slot-25-lines-double': createLinesMachine(twentyFiveLinesDoubleTable),
  'slot-40-lines-stacked': createLinesMachine(fortyLinesStackedTable),
  'slot-256-ways': createWaysMachine(ways256Table),
  'slot-243-ways': createWaysMachine(ways243Table),
  'slot-1024-ways': createWaysMachine(ways1024Table),
  'slot-729-ways': createWaysMachine(ways729Table),
  'slot-cascade': cascade6x5,
  'slot-hold': holdAndWin,
} as const satisfies Record<string, SlotGame>;
export type SlotFamilyCode = keyof typeof slotFamilies;

import type { TableProps } from '../../stages/play/play-view.types.ts';
import type { SlotLook } from '../slot-look.ts';

/** What a machine's table gets: what every table gets, and how the machine looks. */
export interface SlotTableProps extends TableProps {
  look: SlotLook;
}

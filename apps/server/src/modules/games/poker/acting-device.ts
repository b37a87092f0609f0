import type { TableHappening } from '@pavilion/games/table/holdem/index';
import type { LedTable } from './led-table.ts';
import type { OrderAnswer, TableOrder } from './table-order.ts';

/** What only the device does that the seat was taken with, or that took it over. */
const ofDevice: readonly TableHappening['type'][] = ['act', 'seed', 'sit_in'];

/**
 * Whether another device acts for this holder: two pages must not play one hand against each other.
 */
export function isElsewhere(
  { devices }: Pick<LedTable, 'devices'>,
  { happening, holder, device, takesOver }: TableOrder,
): boolean {
  if (holder === null || takesOver || !ofDevice.includes(happening.type)) return false;
  const acting = devices.get(holder);
  return acting !== undefined && acting !== device;
}

/**
 * Which device acts for whom after an order: who sits down or takes over does, or the first to do
 * something; nobody for a seat that is free.
 */
export function devicesAfter(
  { devices }: Pick<LedTable, 'devices'>,
  { happening, holder, device, takesOver }: TableOrder,
  answer: OrderAnswer,
): ReadonlyMap<string, string> {
  if (holder === null || device === null || !answer.ok) return devices;
  const after = new Map(devices);
  if (answer.seat === null) after.delete(holder);
  else if (takesOver || happening.type === 'sit' || ofDevice.includes(happening.type))
    after.set(holder, device);
  return after;
}

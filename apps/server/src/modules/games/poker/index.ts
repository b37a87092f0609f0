export { openPokerTable } from './open-table.service.ts';
export { leadTables, shareKeys } from './lead-tables.service.ts';

export { addPokerTable } from './open-table.service.ts';

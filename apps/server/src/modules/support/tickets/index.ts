export { openTicket } from './open-ticket.service.ts';
export { pruneTickets } from './desk.service.ts';

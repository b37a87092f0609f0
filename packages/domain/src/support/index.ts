export { isOpenAt, nextOpening, parseOpeningHours, type OpeningHours } from './opening-hours.ts';
export { isTicketTopic, ticketTopics, type TicketTopic } from './topics.ts';
export { speaksOfCrisis } from './crisis-words.ts';
export { findPassages, type Passage } from './find-passages.ts';

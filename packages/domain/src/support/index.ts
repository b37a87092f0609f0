export { isOpenAt, nextOpening, parseOpeningHours, type OpeningHours } from './opening-hours.ts';
export { isTicketTopic, ticketTopics, type TicketTopic } from './topics.ts';
export { speaksOfCrisis } from './crisis-words.ts';
export { createPassageIndex, type Passage, type PassageIndex } from './passage-index.ts';
export { createLinkFilter } from './link-filter.ts';
export { ownTopicsIn, type OwnTopic } from './own-topics.ts';

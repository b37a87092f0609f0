export { betsSince } from './bet-feed.service.ts';

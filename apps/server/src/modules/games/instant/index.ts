export { playInstant } from './play-instant.service.ts';

export { pageHandler } from './page-handler.ts';

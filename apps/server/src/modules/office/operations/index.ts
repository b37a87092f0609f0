export { startOperationsServer } from './operations-server.ts';

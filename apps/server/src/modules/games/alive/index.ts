export { createAlive, type ReadAlive } from './alive.service.ts';
export { aliveChangeOf } from './alive-change.ts';

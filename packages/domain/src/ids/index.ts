export type * from './ids.ts';
export { asId } from './ids.ts';
export type * from './ports.ts';
export { isUuid, isUuidv7, uuidRandomByteCount, uuidv7, uuidv7TimeMs } from './uuidv7.ts';
export { shortId } from './short-id.ts';

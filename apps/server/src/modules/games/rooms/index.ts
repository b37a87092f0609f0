export { isRoomTopic } from './room-kinds.ts';

export { answerOnce } from './answer-once.service.ts';

export { setSabong } from './set-sabong.service.ts';

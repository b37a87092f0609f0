export { refuseContact } from './contact.service.ts';
export { sendMailCode } from './mail-proof.service.ts';
export { takeContact } from './take-contact.service.ts';

export {
  addGuest,
  guestOwner,
  ownerKey,
  pruneGuests,
  whoAsks,
  type Owner,
  type WhoInput,
} from './who.service.ts';
export { contactMailOf } from './contact-mail.ts';

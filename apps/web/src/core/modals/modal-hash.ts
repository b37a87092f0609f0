import { browserHistory, onVisit } from '@pavilion/web-core/navigation/history';
import { closeModal, hashModals, openModal, useModalStore, type ModalName } from './modal.store.ts';

const modalOfHash = (hash: string): ModalName | null =>
  hashModals.find((name) => hash === `#${name}`) ?? null;

/**
 * Keeps address and modal stack together: a hash that names a modal opens it, opening one puts its
 * hash into the address, closing takes it out, and going back closes it. Gives a function that
 * stops.
 */
export function bindModalsToHash(): () => void {
  const fromAddress = (): void => {
    const named = modalOfHash(browserHistory.location.hash);
    const { open } = useModalStore.getState();
    if (named) openModal(named);
    else if (open && hashModals.includes(open)) closeModal(open);
  };
  const stopListening = onVisit(fromAddress);
  const stopWatching = useModalStore.subscribe(({ open }) => toAddress(open));
  fromAddress();
  return () => {
    stopListening();
    stopWatching();
  };
}

function toAddress(open: ModalName | null): void {
  const { pathname, search, hash } = browserHistory.location;
  const wanted = open && hashModals.includes(open) ? `#${open}` : '';
  if (hash === wanted || (wanted === '' && !modalOfHash(hash))) return;
  const target = { pathname, search, hash: wanted };
  // Opening is a step the back button undoes; one modal taking the place of another, or closing, is
  // not.
  if (hash === '' && wanted !== '') browserHistory.push(target);
  else browserHistory.replace(target);
}

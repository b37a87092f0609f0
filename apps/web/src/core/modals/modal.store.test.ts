import { beforeEach, describe, expect, it } from 'vitest';
import { closeModal, openModal, reopenPreviousModal, useModalStore } from './modal.store.ts';

const state = () => useModalStore.getState();

describe('modal stack (specification, point 2)', () => {
  beforeEach(() => useModalStore.setState({ open: null, previous: null }));

  it('opening one closes the previous', () => {
    openModal('loginmodal');
    openModal('registermodal');
    expect(state()).toEqual({ open: 'registermodal', previous: 'loginmodal' });
  });

  it('closing remembers the previously open modal', () => {
    openModal('partners');
    closeModal();
    expect(state()).toEqual({ open: null, previous: 'partners' });
    reopenPreviousModal();
    expect(state().open).toBe('partners');
  });

  it('opening the open one again changes nothing', () => {
    openModal('partners');
    openModal('loginmodal');
    openModal('loginmodal');
    expect(state()).toEqual({ open: 'loginmodal', previous: 'partners' });
  });

  it('closing another one than the open one changes nothing', () => {
    openModal('loginmodal');
    closeModal('partners');
    expect(state().open).toBe('loginmodal');
  });
});

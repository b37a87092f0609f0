import { useUserStore } from '../../core/stores/user.store.ts';

/**
 * The account that calls are made in the name of; empty for guests, and until it is known whose
 * session it is.
 */
export const usePlayerId = (): string =>
  useUserStore(({ isAuthenticated, user }) => (isAuthenticated ? user.account_id : ''));

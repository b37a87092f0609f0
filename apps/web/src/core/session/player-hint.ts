import { writeCookie } from '@pavilion/web-core/cookies';
import { useUserStore } from '../stores/user.store.ts';

const cookieName = 'is_player';

/**
 * Tells the server with each page whether somebody is signed in here, so that it draws the header
 * with or without the player's part. It proves nothing and names nobody.
 */
export function keepPlayerHint(): void {
  const write = (isPlayer: boolean): void =>
    writeCookie(cookieName, isPlayer ? '1' : '', {
      days: isPlayer ? 365 : 0,
      sameSite: 'Lax',
      secure: true,
    });
  write(useUserStore.getState().isAuthenticated);
  useUserStore.subscribe((now, before) => {
    if (now.isAuthenticated !== before.isAuthenticated) write(now.isAuthenticated);
  });
}

import { logout } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { signOut } from './password.service.ts';

export const logoutRoute = defineRoute(logout, async (context) => {
  await signOut(context);
  return {};
});

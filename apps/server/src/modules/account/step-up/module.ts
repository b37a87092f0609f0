import { stepUpCode } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { requestCode } from '../identity/index.ts';

/** What step up adds to the server. */
export const stepUpModule = defineModule({
  routes: [
    defineRoute(stepUpCode, async (context) => {
      const { accountId } = context.player;
      await requestCode(context, { accountId, purpose: 'step-up', isMeant: () => true });
      return {};
    }),
  ],
});

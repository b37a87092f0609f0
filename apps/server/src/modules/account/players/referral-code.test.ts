import { expect, it } from 'vitest';
import { referralCode, signup } from '@pavilion/contracts';
import { describeServer, newPerson } from '@pavilion/test-kit';

describeServer('the referral code of a player', (start) => {
  it('is named at sign-up and counts accounts once they are confirmed', async () => {
    const server = await start();
    const player = await server.signUpPlayer();
    const stranger = await server.signUpPlayer();
    const { referral_code, invited } = await server.call(referralCode, player.me);
    expect([referral_code.length, invited]).toEqual([10, 0]);
    const friend = newPerson();
    await server.call(signup, { ...friend, referrer_code: referral_code.toLowerCase() });
    expect((await server.call(referralCode, player.me)).invited).toBe(0);
    await server.context.database.db
      .updateTable('players')
      .set({ status: 'ACTIVE' })
      .where('account_id', '=', friend.account_id)
      .execute();
    expect((await server.call(referralCode, player.me)).invited).toBe(1);
    expect((await server.call(referralCode, stranger.me)).invited).toBe(0);
  });
});

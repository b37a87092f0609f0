import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '@pavilion/test-kit';
import type { Database } from '../index.ts';

describeOnBothEngines('the mailbox behind an address', (fresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });

  it.each([
    ['ana.cruz@example.com', 'ana.cruz@example.com'],
    ['ana.cruz+x@example.com', 'ana.cruz@example.com'],
    ['ana.cruz+x+y@example.com', 'ana.cruz@example.com'],
    ['ana.cruz+games@gmail.com', 'anacruz@gmail.com'],
    ['anacruz@googlemail.com', 'anacruz@gmail.com'],
    ['ana.cruz@notgmail.com', 'ana.cruz@notgmail.com'],
    ['a.n-a_c+1@protonmail.com', 'anac@proton.me'],
    ['ana.cruz@yandex.com', 'ana-cruz@ya.ru'],
    ['ana-cruz@ya.ru', 'ana-cruz@ya.ru'],
    ['ana.cruz+1@me.com', 'ana.cruz@icloud.com'],
    // Nothing stands before the sign: it is the box itself.
    ['+x@example.com', '+x@example.com'],
  ])('of %s is %s', async (mail, box) => {
    const { rows } = await sql<{ box: string }>`select mailbox_of(${mail}) as box`.execute(
      database.db,
    );
    expect(rows[0]?.box).toBe(box);
  });
});

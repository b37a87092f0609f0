import { beforeAll, expect, it } from 'vitest';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { changeAsOperator, type OperatorAct } from './change-as-operator.ts';
import { OperatorError } from './operator-error.ts';

describeServer('a change by an operator', (boot) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await boot();
  });
  const act = (subject: string, change: Partial<OperatorAct<number, string>> = {}) =>
    changeAsOperator(server.context, 'cli:ana', {
      action: 'test.change',
      subject: { siteId: null, subject },
      reason: 'asked for',
      lock: async () => 1,
      work: async (_trx, before) => ({ answer: 'done', before: { before }, after: { n: 2n } }),
      ...change,
    });
  const logged = (subject: string) =>
    server.context.database.db
      .selectFrom('operator_audit_log')
      .select(['actor', 'action', 'before', 'after', 'reason'])
      .where('subject', '=', subject)
      .execute();

  it('is logged with who, what, before, after and why', async () => {
    expect(await act('one')).toBe('done');
    expect(await logged('one')).toEqual([
      {
        actor: 'cli:ana',
        action: 'test.change',
        before: { before: 1 },
        after: { n: '2' },
        reason: 'asked for',
      },
    ]);
  });

  it('is not done when it cannot be as it stands', async () => {
    const refused = act('two', { refuse: (locked) => `it is ${locked}` });
    await expect(refused).rejects.toThrow(new OperatorError('it is 1'));
    expect(await logged('two')).toEqual([]);
  });

  it('is not logged when all was so before', async () => {
    expect(await act('three', { work: async () => ({ answer: 'known' }) })).toBe('known');
    expect(await logged('three')).toEqual([]);
  });

  it('is undone as a whole, with its row, where its transaction fails', async () => {
    const { database } = server.context;
    const failing = database.db.transaction().execute(async (trx) => {
      await changeAsOperator(
        server.context,
        'cli:ana',
        {
          action: 'test.change',
          subject: () => ({ siteId: null, subject: 'four' }),
          lock: async () => null,
          work: async () => ({ answer: null, before: null, after: {} }),
        },
        trx,
      );
      throw new Error('afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    expect(await logged('four')).toEqual([]);
  });
});

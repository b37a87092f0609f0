import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isSignatureOf,
  readSignature,
  roundStatus,
  studioRoundStatus,
} from '@pavilion/contracts/provider';
import { startTestServer, type TestServer } from '@pavilion/test-kit';
import {
  connectTestStudio,
  openTable,
  studioGame,
  studioOf,
} from '../../../testing/connected-studio.ts';
import { closeAbandonedRounds, openIncidents } from './index.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const hourMs = 60 * 60_000;

describe('rounds that stay open', () => {
  let server: TestServer;
  let studio: Server;
  let key: { id: string; secret: string };
  /** What the studio says of each round; of others it is silent. */
  const said: Record<string, object> = {
    won: { state: 'won', txId: 'won.2', win: '30.00', refTxId: 'won.1' },
    lost: { state: 'lost', txId: null, win: null },
    cancelled: { state: 'cancelled', txId: null, win: null },
    playing: { state: 'open', txId: null, win: null },
    odd: { state: 'won', txId: null, win: 'much' },
  };
  let signedRight = 0;
  beforeAll(async () => {
    studio = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const parts = readSignature(request.headers, server.context.clock.now().getTime());
        const signed = { method: 'POST', path: request.url ?? '', body };
        if (parts && isSignatureOf(key.secret, { ...signed, ...parts }, parts.signature))
          signedRight += 1;
        const { roundId } = JSON.parse(body) as { roundId: string };
        const answer = said[roundId];
        response.statusCode = answer ? 200 : 500;
        response.end(JSON.stringify({ status: 'ok', code: 'OK', ...answer }));
      });
    });
    await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve));
    server = await startTestServer();
    const { port } = studio.address() as AddressInfo;
    key = await connectTestStudio(server, `http://127.0.0.1:${port}/base`);
  });
  afterAll(async () => {
    studio.closeAllConnections();
    studio.close();
    await server.close();
  });

  it('end as the studio says, and a person hears of the rest within a day', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    const send = studioOf(server, key);
    const { move } = await openTable(server, send, player);
    const rounds = [...Object.keys(said), 'silent'];
    for (const round of rounds)
      await move(round, [{ kind: 'debit', txId: `${round}.1`, amount: '10.00' }]);
    expect(await closeAbandonedRounds(server.context)).toMatchObject({ asked: 0 });

    server.advance(hourMs + 1);
    const first = await closeAbandonedRounds(server.context);
    expect(first).toEqual({ asked: 6, closed: 3, waiting: 3 });
    expect(signedRight).toBe(6);
    expect(await openIncidents(server.context)).toEqual([]);
    const stateOf = async (roundId: string) => {
      const answer = await send(roundStatus, { provider: studioGame.provider, roundId });
      const { state, staked, returned } = answer['round'] as Record<string, string>;
      return [state, staked, returned];
    };
    expect(await stateOf('won')).toEqual(['finished', '10.00', '30.00']);
    expect(await stateOf('lost')).toEqual(['finished', '10.00', '0.00']);
    expect(await stateOf('cancelled')).toEqual(['finished', '0.00', '0.00']);
    expect(await stateOf('silent')).toEqual(['open', '10.00', '0.00']);

    server.advance(24 * hourMs);
    await server.runJob('close-abandoned-rounds');
    await server.runJob('close-abandoned-rounds');
    const incidents = await openIncidents(server.context);
    expect(incidents.map(({ round_id, code }) => `${round_id} ${code}`).toSorted()).toEqual([
      'odd STUDIO_ODD',
      'playing STUDIO_ODD',
      'silent STUDIO_SILENT',
    ]);

    // The win that was missed comes at last: it is known, and paid once.
    const late = await move('won', [
      { kind: 'credit', txId: 'won.2', amount: '30.00', refTxId: 'won.1', finished: true },
    ]);
    expect(late.code).toBe('OK');
    said['silent'] = { state: 'lost', txId: null, win: null };
    await closeAbandonedRounds(server.context);
    const left = await openIncidents(server.context);
    expect(left.map(({ round_id }) => round_id).toSorted()).toEqual(['odd', 'playing']);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    expect(studioRoundStatus.path).toBe('/studio/v1/round-status');
  });
});

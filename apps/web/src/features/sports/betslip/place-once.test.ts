import { CallFailure } from '@pavilion/client/call-failure';
import { beforeEach, describe, expect, it } from 'vitest';
import { samplePlaced } from '../../../testing/sample-bet.ts';
import { sampleSelection } from '../../../testing/sample-slip-line.ts';
import {
  clearSlip,
  notePlaced,
  removeSelection,
  setOddsChange,
  setStake,
  toggleSelection,
  useSlipStore,
} from './betslip.store.ts';
import { idsOfSent } from './slip-leg.ts';
import type { SentSlip } from './slip.types.ts';
import { placeOnce } from './place-once.ts';
import { sentSingles } from './slip-sums.ts';

type Send = Parameters<typeof placeOnce>[1];
type Request = Parameters<Send>[0];

/**
 * What the server does with a request id: takes one content under it, and repeats its answer for
 * the same alone.
 */
class Server {
  readonly taken = new Map<string, string>();

  place({ request_id: id = '', ...content }: Request): string {
    const text = JSON.stringify(content);
    const known = this.taken.get(id);
    if (known === undefined) this.taken.set(id, text);
    else if (known !== text) throw failure(-409, 'requestIdReused');
    return text;
  }
}

const failure = (statusCode: number, code: string) => new CallFailure({ statusCode, code });

let server: Server;
const answered: Send = async (request) => server.place(request);
const answerLost: Send = async (request) => {
  server.place(request);
  throw failure(-500, 'internalServerError');
};
const neverArrived: Send = async () => {
  throw failure(-500, 'internalServerError');
};
const refused =
  (statusCode: number, code: string): Send =>
  async () => {
    throw failure(statusCode, code);
  };

const slipNow = (accountId = 'ana'): SentSlip => {
  const { oddsChange, lines } = useSlipStore.getState();
  const staked = lines.filter(({ stake }) => stake !== '');
  return { accountId, oddsChange, bets: sentSingles(staked, false) };
};
const tryTo = (send: Send, slip = slipNow()) =>
  placeOnce(slip, send).catch((error: unknown) => error);
const requestId = () => useSlipStore.getState().requestId;
const sentStakes = () =>
  useSlipStore.getState().sent.map(({ bets }) => bets.map((bet) => bet.unit_stake).join());

function choose(selectionId: string, stake: string): void {
  toggleSelection({ ...sampleSelection, selectionId });
  setStake(selectionId, stake);
}

beforeEach(() => {
  server = new Server();
  clearSlip();
  notePlaced({ bets: [] });
  choose('a', '100');
});

describe('a slip whose answer was lost', () => {
  it('is placed once when it is sent again as it was', async () => {
    await tryTo(answerLost);
    expect(sentStakes()).toEqual(['100']);
    await expect(placeOnce(slipNow(), answered)).resolves.toMatchObject({ isLate: true });
    expect(server.taken.size).toBe(1);
  });

  it.each<[string, () => void]>([
    ['its stake', () => setStake('a', '20')],
    ['its setting', () => setOddsChange('any')],
    ['a further bet', () => choose('b', '5')],
    ['other bets', () => (removeSelection('a'), choose('b', '5'))],
  ])('is found with what it was, when %s has changed since', async (_what, change) => {
    const first = slipNow();
    await tryTo(answerLost, first);
    change();
    const { slip, isLate } = await placeOnce(slipNow(), answered);
    expect({ slip, isLate }).toEqual({ slip: first, isLate: true });
    expect(server.taken.size).toBe(1);
  });

  it('is found among several that were sent', async () => {
    await tryTo(neverArrived);
    setStake('a', '20');
    await tryTo(answerLost);
    setStake('a', '30');
    await tryTo(neverArrived);
    expect(sentStakes()).toEqual(['100', '20', '30']);
    const { slip } = await placeOnce(slipNow(), answered);
    expect(slip.bets[0]?.unit_stake).toBe('20');
    expect(server.taken.size).toBe(1);
  });

  it('stays unknown when looking for it fails too', async () => {
    await tryTo(answerLost);
    setStake('a', '20');
    let calls = 0;
    await tryTo(async (request) => (calls++ === 0 ? answered(request) : neverArrived(request)));
    expect(sentStakes()).toEqual(['100', '20']);
    await expect(placeOnce(slipNow(), answered)).resolves.toMatchObject({ isLate: true });
    expect(server.taken.size).toBe(1);
  });

  it('was it never taken, what is sent next is placed as it is then', async () => {
    await tryTo(neverArrived);
    setStake('a', '20');
    const { slip } = await placeOnce(slipNow(), answered);
    expect(slip.bets[0]?.unit_stake).toBe('20');
    expect([...server.taken.values()].join()).toContain('"unit_stake":"20"');
  });

  it('is no concern of another player at the same browser', async () => {
    await tryTo(answerLost);
    const first = requestId();
    await expect(placeOnce(slipNow('ben'), answered)).resolves.toMatchObject({ isLate: false });
    expect(requestId()).not.toBe(first);
  });
});

describe('an intent to bet', () => {
  it('begins anew when bets are placed', async () => {
    const first = requestId();
    const { slip, isLate } = await placeOnce(slipNow(), answered);
    expect(isLate).toBe(false);
    const bets = slip.bets.map(({ legs }) => samplePlaced(...legs.flatMap(idsOfSent)));
    notePlaced({ bets });
    expect(requestId()).not.toBe(first);
    expect(useSlipStore.getState()).toMatchObject({ lines: [], sent: [] });
  });

  it.each([
    ['a refusal settles it', -409, 'priceChanged', []],
    ['a busy server tells nothing of it', -429, 'tooManyRequests', ['100']],
    ['the end of the session tells nothing of it', -401, 'sessionExpired', ['100']],
    ['a second lost answer adds to it', -500, 'internalServerError', ['100', '20']],
    ['a database that went away adds to it', -503, 'serviceUnavailable', ['100', '20']],
  ])('left open: %s', async (_what, statusCode, code, expected) => {
    await tryTo(neverArrived);
    setStake('a', '20');
    await tryTo(refused(statusCode, code));
    expect(sentStakes()).toEqual(expected);
  });

  it.each([
    [-409, 'priceChanged'],
    [-429, 'tooManyRequests'],
  ])('is not left open by %s %s', async (statusCode, code) => {
    await tryTo(refused(statusCode, code));
    expect(sentStakes()).toEqual([]);
  });

  it('begins anew when its id was used up by something unknown', async () => {
    const first = requestId();
    await expect(tryTo(refused(-409, 'requestIdReused'))).resolves.toMatchObject({
      code: 'requestIdReused',
    });
    expect(requestId()).not.toBe(first);
    expect(sentStakes()).toEqual([]);
  });
});

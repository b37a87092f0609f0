import {
  gameMessage,
  hostMessage as hostSchema,
} from '@pavilion/contracts/provider/frame-messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostMessage, readGameMessage, soundMessage } from './frame-messages.ts';

const game = { window: 'of the game' };
const speaker = { origin: 'https://studio.test', source: game };
const said = (change: Partial<{ origin: string; source: unknown; data: unknown }>) =>
  readGameMessage(
    { origin: speaker.origin, source: game, data: { source: 'game', event: 'close' }, ...change },
    speaker,
  );

describe('messages of a game', () => {
  it.each(gameMessage.def.options.map((option) => option.def.shape.event.def.values[0]))(
    '%s is heard',
    (event) => {
      expect(said({ data: { source: 'game', event } })).toBe(event);
    },
  );

  it.each<[string, Parameters<typeof said>[0]]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['an origin that begins like it', { origin: 'https://studio.test.evil.test' }],
    ['a sandboxed page without an origin', { origin: 'null' }],
    ['another window of the same origin', { source: { window: 'another' } }],
    ['no window', { source: null }],
    ['no object', { data: 'close' }],
    ['nothing', { data: null }],
    ['a list', { data: ['game', 'close'] }],
    ['a host', { data: { source: 'host', event: 'close' } }],
    ['an unknown word', { data: { source: 'game', event: 'setBalance', amount: '1000000' } }],
    ['a word of every object', { data: { source: 'game', event: 'toString' } }],
    ['a word that is an object', { data: { source: 'game', event: { toString: () => 'close' } } }],
  ])('%s is not heard', (_what, change) => {
    expect(said(change)).toBeNull();
  });

  it('nobody is heard while no window was opened', () => {
    const message = {
      origin: speaker.origin,
      source: null,
      data: { source: 'game', event: 'close' },
    };
    expect(readGameMessage(message, { ...speaker, source: null })).toBeNull();
  });

  it('whatever is sent, only words of the contract come out', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const event = said({ data });
        if (event !== null)
          expect(gameMessage.safeParse({ source: 'game', event }).success).toBe(true);
      }),
    );
  });

  it('what we say fits the contract', () => {
    for (const event of ['balanceChanged', 'pause', 'resume'] as const)
      expect(hostSchema.safeParse(hostMessage(event)).success).toBe(true);
    for (const on of [true, false])
      expect(hostSchema.parse(soundMessage(on))).toEqual({ source: 'host', event: 'sound', on });
  });
});

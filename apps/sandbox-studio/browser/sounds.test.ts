import { afterEach, expect, it, vi } from 'vitest';
import { Sounds } from './sounds.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that counts the tones it was asked for. */
function browserWithSound() {
  const heard: number[] = [];
  const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      destination = {};
      createGain = () => ({ gain: param, connect: () => undefined });
      createOscillator = () => {
        const frequency = { value: 0 };
        return {
          frequency,
          connect: (next: object) => next,
          start: () => heard.push(frequency.value),
          stop: () => undefined,
        };
      };
    },
  );
  return heard;
}

it('is silent until it is turned on, and after it is turned off', () => {
  const heard = browserWithSound();
  const sounds = new Sounds();
  sounds.play('win');
  expect(heard).toEqual([]);
  sounds.turn(true);
  sounds.play('win');
  expect(heard).toEqual([523, 659, 784]);
  sounds.turn(false);
  sounds.play('bigWin');
  expect(heard).toHaveLength(3);
});

it('does without where the browser has no sound', () => {
  vi.stubGlobal('AudioContext', undefined);
  const sounds = new Sounds();
  sounds.turn(true);
  expect(() => sounds.play('land')).not.toThrow();
});

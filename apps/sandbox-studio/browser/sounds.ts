/** What a game can be heard to do. Of a loss nothing is heard. */
export type SoundName = 'begin' | 'tick' | 'land' | 'hit' | 'win' | 'bigWin';

/** One tone: how high, from when, how long, how loud. */
type Tone = readonly [hertz: number, fromS: number, lastsS: number, gain: number];

const tones: Readonly<Record<SoundName, { form: OscillatorType; tones: readonly Tone[] }>> = {
  begin: {
    form: 'sine',
    tones: [
      [196, 0, 0.12, 0.2],
      [294, 0.05, 0.12, 0.16],
    ],
  },
  tick: { form: 'square', tones: [[880, 0, 0.03, 0.04]] },
  land: { form: 'triangle', tones: [[130, 0, 0.14, 0.3]] },
  hit: {
    form: 'triangle',
    tones: [
      [523, 0, 0.08, 0.18],
      [784, 0.05, 0.12, 0.16],
    ],
  },
  win: {
    form: 'triangle',
    tones: [
      [523, 0, 0.14, 0.2],
      [659, 0.1, 0.14, 0.2],
      [784, 0.2, 0.3, 0.2],
    ],
  },
  bigWin: {
    form: 'triangle',
    tones: [
      [392, 0, 0.16, 0.22],
      [523, 0.12, 0.16, 0.22],
      [659, 0.24, 0.16, 0.22],
      [784, 0.36, 0.5, 0.22],
      [1047, 0.5, 0.6, 0.16],
    ],
  },
};

/**
 * Sound of a game, made as it is heard: nothing is loaded. It is off until somebody turns it on.
 */
export class Sounds {
  #context: AudioContext | null = null;
  #isOn = false;

  get isOn(): boolean {
    return this.#isOn;
  }

  turn(isOn: boolean): void {
    this.#isOn = isOn;
  }

  play(name: SoundName): void {
    if (!this.#isOn || typeof AudioContext === 'undefined') return;
    const context = (this.#context ??= new AudioContext());
    // A browser lets a page be heard after its first press; what was asked for before stays
    // unheard.
    if (context.state === 'suspended') void context.resume();
    const sound = tones[name];
    for (const tone of sound.tones) play(context, sound.form, tone);
  }
}

function play(
  context: AudioContext,
  form: OscillatorType,
  [hertz, fromS, lastsS, gain]: Tone,
): void {
  const start = context.currentTime + fromS;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = form;
  oscillator.frequency.value = hertz;
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lastsS);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + lastsS);
}

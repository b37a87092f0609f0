import type { TargetKind } from '@pavilion/games/fishing/index';

/**
 * How a kind is drawn: which body, how long in units of the sea, how tall to its length, and its
 * colours.
 */
export interface Look {
  body: 'fish' | 'ray' | 'turtle' | 'squid' | 'serpent' | 'chest';
  length: number;
  tall: number;
  back: string;
  belly: string;
  fin: string;
  mark?: 'bands' | 'spots' | 'patch';
  markColour?: string;
  /** What tells it from others of its body. */
  trait?: 'spines' | 'bill' | 'hammer' | 'lure' | 'crown' | 'horns' | 'snout';
}

export const looks: Readonly<Record<TargetKind, Look>> = {
  minnow: {
    body: 'fish',
    length: 620,
    tall: 0.34,
    back: '#4d8fb8',
    belly: '#e4f6ff',
    fin: '#79bcd9',
  },
  clown: {
    ...{ body: 'fish', length: 760, tall: 0.5, back: '#f0661d', belly: '#ffb35c', fin: '#d94a12' },
    ...{ mark: 'bands', markColour: '#fff6ea' },
  },
  tang: {
    ...{ body: 'fish', length: 860, tall: 0.56, back: '#1742c9', belly: '#3f8cff', fin: '#ffd23e' },
    ...{ mark: 'patch', markColour: '#0b1b66' },
  },
  puffer: {
    ...{ body: 'fish', length: 900, tall: 0.82, back: '#b88a2d', belly: '#fff3cf', fin: '#e6b54a' },
    ...{ mark: 'spots', markColour: '#6b4a12', trait: 'spines' },
  },
  ray: {
    body: 'ray',
    length: 1250,
    tall: 0.9,
    back: '#5d6f87',
    belly: '#cfdbe8',
    fin: '#43536a',
    mark: 'spots',
    markColour: '#a7bdd6',
  },
  lion: {
    ...{ body: 'fish', length: 1100, tall: 0.5, back: '#8f1d22', belly: '#ffd9c2', fin: '#c2453c' },
    ...{ mark: 'bands', markColour: '#fff0e2', trait: 'spines' },
  },
  turtle: {
    body: 'turtle',
    length: 1250,
    tall: 0.74,
    back: '#2f7d4c',
    belly: '#9fd98b',
    fin: '#63a95f',
    mark: 'spots',
    markColour: '#1d5433',
  },
  squid: {
    body: 'squid',
    length: 1350,
    tall: 0.34,
    back: '#d1477f',
    belly: '#ff9cc0',
    fin: '#e5689b',
  },
  eel: {
    body: 'serpent',
    length: 1700,
    tall: 0.13,
    back: '#3a5b24',
    belly: '#b9d36a',
    fin: '#55803a',
    mark: 'spots',
    markColour: '#e8f08a',
  },
  sword: {
    body: 'fish',
    length: 1900,
    tall: 0.28,
    back: '#23406e',
    belly: '#cfe0f3',
    fin: '#31558c',
    trait: 'bill',
  },
  dolphin: {
    body: 'fish',
    length: 1750,
    tall: 0.32,
    back: '#4f7ea8',
    belly: '#eaf5fc',
    fin: '#3d678e',
    trait: 'snout',
  },
  hammer: {
    body: 'fish',
    length: 2100,
    tall: 0.3,
    back: '#5b6b78',
    belly: '#e1e8ec',
    fin: '#475560',
    trait: 'hammer',
  },
  angler: {
    body: 'fish',
    length: 1500,
    tall: 0.7,
    back: '#2a1c3b',
    belly: '#6d4a7f',
    fin: '#43295c',
    trait: 'lure',
  },
  manta: {
    body: 'ray',
    length: 2200,
    tall: 1.1,
    back: '#16283f',
    belly: '#e8f2fa',
    fin: '#0f1d30',
  },
  orca: {
    ...{
      body: 'fish',
      length: 2400,
      tall: 0.36,
      back: '#11161d',
      belly: '#f4f8fb',
      fin: '#0a0e13',
    },
    ...{ mark: 'patch', markColour: '#f4f8fb' },
  },
  whale: {
    body: 'fish',
    length: 3000,
    tall: 0.4,
    back: '#2c5579',
    belly: '#c5dcea',
    fin: '#1f4260',
    mark: 'spots',
    markColour: '#7fb0d1',
  },
  dragon: {
    body: 'serpent',
    length: 2900,
    tall: 0.14,
    back: '#b3261e',
    belly: '#ffc24d',
    fin: '#ff8a2b',
    mark: 'spots',
    markColour: '#ffdf7a',
    trait: 'horns',
  },
  crown: {
    ...{
      body: 'fish',
      length: 1800,
      tall: 0.56,
      back: '#c98a12',
      belly: '#fff0a8',
      fin: '#ffb52e',
    },
    ...{ mark: 'bands', markColour: '#fff7d1', trait: 'crown' },
  },
  kraken: {
    body: 'squid',
    length: 4200,
    tall: 0.5,
    back: '#4b1d6b',
    belly: '#b064d6',
    fin: '#7a36a3',
    mark: 'spots',
    markColour: '#e2b1ff',
    trait: 'horns',
  },
  leviathan: {
    body: 'serpent',
    length: 5200,
    tall: 0.15,
    back: '#0c4f5c',
    belly: '#4fe0c4',
    fin: '#19909a',
    mark: 'spots',
    markColour: '#a6fff0',
    trait: 'horns',
  },
  chest: {
    body: 'chest',
    length: 1100,
    tall: 0.8,
    back: '#7a4a1e',
    belly: '#ffd257',
    fin: '#c98b2b',
  },
};

export const isBoss = (kind: TargetKind): boolean => kind === 'kraken' || kind === 'leviathan';

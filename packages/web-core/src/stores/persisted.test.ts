import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { createPersisted } from './persisted.ts';

const initial = { name: 'nobody', visits: 0 };
const stored = (): unknown => JSON.parse(browserStorage().getItem('sample') ?? 'null');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a store is kept with every change and begins with what was kept', () => {
  createPersisted('sample', initial).setState({ name: 'Ana' });
  expect(stored()).toEqual({ state: { name: 'Ana', visits: 0 }, version: 1 });
  const again = createPersisted('sample', initial);
  expect(again.getState()).toEqual({ name: 'Ana', visits: 0 });
  expect(again.getInitialState()).toBe(initial);
});

test('only what is picked is kept', () => {
  createPersisted('sample', initial, { pick: ({ name }) => ({ name }) }).setState({ visits: 2 });
  expect(stored()).toEqual({ state: { name: 'nobody' }, version: 1 });
});

test('it forgets, and takes over what another tab wrote', () => {
  const store = createPersisted('sample', initial);
  store.setState({ name: 'Ana', visits: 3 });
  browserStorage().setItem('sample', '{"state":{"name":"Ben"},"version":1}');
  store.persisted.readAgain();
  expect(store.getState()).toEqual({ name: 'Ben', visits: 3 });
  // Written again it would be news for the other tab.
  expect(stored()).toEqual({ state: { name: 'Ben' }, version: 1 });
  store.persisted.forget();
  expect(stored()).toBeNull();
});

describe('a store that all tabs have in common', () => {
  const tab = new EventTarget();
  const otherTabWrites = (key: string, newValue: string | null): void => {
    if (newValue === null) browserStorage().removeItem(key);
    else browserStorage().setItem(key, newValue);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  };
  const hasName = (found: object): boolean => 'name' in found && typeof found.name === 'string';
  const shared = () => createPersisted('sample', initial, { isShared: true, isSound: hasName });

  beforeEach(() => {
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  });

  test('takes over what another tab writes, and does not write it again', () => {
    const store = shared();
    const text = '{"state":{"name":"Ben"},"version":1}';
    otherTabWrites('sample', text);
    expect(store.getState()).toEqual({ name: 'Ben', visits: 0 });
    expect(browserStorage().getItem('sample')).toBe(text);
  });

  test.each([
    ['that is no JSON', 'sample', '{"state":'],
    ['that is nothing', 'sample', 'null'],
    ['of another version', 'sample', '{"state":{"name":"Ben"},"version":2}'],
    ['of another form', 'sample', '{"state":{"name":5},"version":1}'],
    ['without a state', 'sample', '{"state":null,"version":1}'],
    ['of another store', 'other', '{"state":{"name":"Ben"},"version":1}'],
    ['that takes it away', 'sample', null],
  ])('ignores what another tab writes %s', (_what, key, text) => {
    const store = shared();
    store.setState({ name: 'Ana' });
    otherTabWrites(key, text);
    expect(store.getState()).toEqual({ name: 'Ana', visits: 0 });
  });

  test('is the only kind that follows', () => {
    const store = createPersisted('sample', initial);
    otherTabWrites('sample', '{"state":{"name":"Ben"},"version":1}');
    expect(store.getState()).toEqual(initial);
  });

  test('begins anew where what was kept has another form', () => {
    browserStorage().setItem('sample', '{"state":{"name":5},"version":1}');
    expect(shared().getState()).toEqual(initial);
  });
});

test('a served page shows what it is told to', () => {
  const served = { name: 'somebody', visits: 0 };
  expect(createPersisted('sample', initial, { served: () => served }).getInitialState()).toBe(
    served,
  );
  const present = createPersisted('sample', initial, { served: 'present' });
  present.setState({ visits: 1 });
  expect(present.getInitialState()).toEqual({ name: 'nobody', visits: 1 });
});

test.each([
  ['of another version', '{"state":{"name":"Ana"},"version":2}'],
  ['that is no JSON', 'half'],
])('what was kept %s counts as nothing', (_what, text) => {
  browserStorage().setItem('sample', text);
  expect(createPersisted('sample', initial).getState()).toEqual(initial);
});

test('a change counts where nothing can be written', () => {
  const store = createPersisted('sample', initial);
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full');
    },
  });
  store.setState({ visits: 9 });
  expect(store.getState().visits).toBe(9);
});

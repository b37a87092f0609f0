import { create } from 'zustand';
import { logProblem } from '../log.ts';
import { browserStorage } from './browser-storage.ts';

/**
 * A store as the browser has it; another version is not understood any more and counts as nothing.
 */
interface Persisted<State> {
  state: Partial<State>;
  version: number;
}

const version = 1;

interface PersistedOptions<State> {
  /** Chooses what is persisted; all of it unless told. */
  pick?: (state: State) => Partial<State>;
  /**
   * What a server-rendered page shows: the initial state, what this gives (always the same object),
   * or the present state of a store that is filled before anything is rendered, on the server and
   * in the browser alike.
   */
  served?: (() => State) | 'present';
  /** True for a store that all tabs have in common: what another tab writes is read at once. */
  isShared?: boolean;
  /**
   * Says whether what was found has the form of this store, else it counts as nothing; any object
   * has it unless told.
   */
  isSound?: (found: object) => boolean;
}

/**
 * A store that is persisted in the browser under `name`: it begins with what was found there, every
 * change is written, and `persisted` forgets it or reads what another tab has written.
 */
export function createPersisted<State extends object>(
  name: string,
  initial: State,
  options: PersistedOptions<State> = {},
) {
  const { pick = (state) => state, served = () => initial, isSound = () => true } = options;
  const found = () => read<State>(name, isSound);
  const useStore = create<State>()((_set, get, api) => {
    api.getInitialState = served === 'present' ? get : served;
    return { ...initial, ...found() };
  });
  const set = useStore.setState as (...change: unknown[]) => void;
  const setAndWrite = (...change: unknown[]): void => {
    set(...change);
    write(name, pick(useStore.getState()));
  };
  // Not written again, or two tabs would go on telling each other.
  const readAgain = (): void => set(found());
  const drop = (): void => set({ ...initial }, true);
  if (options.isShared) onOtherTab(name, readAgain);
  return Object.assign(useStore, {
    setState: setAndWrite,
    persisted: {
      forget: () => browserStorage().removeItem(name),
      readAgain,
      /** What is persisted now, whoever wrote it. */
      read: found,
      /** Begins anew in this tab alone. */
      drop,
    },
  });
}

/**
 * Calls back when another tab has written what is persisted under `name`. The server has no tabs.
 */
function onOtherTab(name: string, onWritten: () => void): void {
  globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue !== null) onWritten();
  });
}

function read<State>(name: string, isSound: (found: object) => boolean): Partial<State> {
  try {
    const found = JSON.parse(browserStorage().getItem(name) ?? '{}') as Partial<Persisted<State>>;
    if (found.version !== version || typeof found.state !== 'object') return {};
    if (found.state !== null && isSound(found.state)) return found.state;
    logProblem(`what was kept as ${name} has another form`);
  } catch (cause) {
    logProblem(`what was kept as ${name} cannot be read`, cause);
  }
  return {};
}

function write<State>(name: string, state: Partial<State>): void {
  try {
    browserStorage().setItem(name, JSON.stringify({ state, version } satisfies Persisted<State>));
  } catch (cause) {
    logProblem(`${name} cannot be kept`, cause);
  }
}

import type { StateCreator, StoreMutatorIdentifier } from 'zustand';

type Mutators = [StoreMutatorIdentifier, unknown][];

/**
 * Lets a store's present state stand in a page written by the server. Stores of the library show their initial state
 * there, but this one is filled (site, theme, address) before anything is drawn, on the server and in the browser
 * alike.
 */
export function servable<State, Inner extends Mutators = []>(
  initializer: StateCreator<State, [], Inner>,
  /** What the served page shows, always the same object, where that is not the present state. */
  served?: () => State,
): StateCreator<State, [], Inner> {
  return (set, get, api) => {
    const state = initializer(set, get, api);
    api.getInitialState = served ?? api.getState;
    return state;
  };
}

import type { StateCreator, StoreMutatorIdentifier } from 'zustand';

type Mutators = [StoreMutatorIdentifier, unknown][];

/**
 * Lets a store's present state stand in a page written by the server. Stores of the library show their initial state
 * there, but this one is filled (site, theme, address) before anything is drawn, on the server and in the browser
 * alike.
 */
export function servable<State, Inner extends Mutators = []>(
  initializer: StateCreator<State, [], Inner>,
): StateCreator<State, [], Inner> {
  return (set, get, api) => {
    const state = initializer(set, get, api);
    api.getInitialState = api.getState;
    return state;
  };
}

import type { StateCreator } from 'zustand';

/**
 * Lets a store's present state stand in a page written by the server. Stores of the library show
 * their initial state there, but this one is filled (site, theme, address) before anything is
 * drawn, on the server and in the browser alike.
 */
export function servable<State>(initializer: StateCreator<State>): StateCreator<State> {
  return (set, get, api) => {
    const state = initializer(set, get, api);
    api.getInitialState = api.getState;
    return state;
  };
}

/** Shares the engine's notifications among the subscribers of one process. */
export class ChannelHub {
  readonly #channels = new Map<string, Set<(payload: string) => void>>();

  deliver(channel: string, payload: string): void {
    for (const onPayload of this.#channels.get(channel) ?? []) onPayload(payload);
  }

  /** Adds a subscriber; true when it is the first of its channel. */
  add(channel: string, onPayload: (payload: string) => void): boolean {
    const subscribers = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, subscribers.add(onPayload));
    return subscribers.size === 1;
  }

  /** Removes a subscriber; true when it was the last of its channel. */
  remove(channel: string, onPayload: (payload: string) => void): boolean {
    const subscribers = this.#channels.get(channel);
    if (!subscribers?.delete(onPayload) || subscribers.size > 0) return false;
    this.#channels.delete(channel);
    return true;
  }
}

type Listener = (event: MessageEvent) => void;

const open = new Set<LocalChannel>();

/** A `BroadcastChannel` among the channels of one page, which jsdom lacks. */
export class LocalChannel {
  readonly #listeners = new Set<Listener>();

  constructor(readonly name: string) {
    open.add(this);
  }

  addEventListener(_type: 'message', listener: Listener) {
    this.#listeners.add(listener);
  }

  postMessage(data: unknown) {
    for (const other of open) {
      if (other === this || other.name !== this.name) continue;
      for (const listener of other.#listeners) listener(new MessageEvent('message', { data }));
    }
  }

  close() {
    open.delete(this);
  }
}

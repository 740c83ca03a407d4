const MAXIMUM = 10_000;

/** The last ten thousand ids. A delivery may be repeated for as long as its sender tries. */
export class SeenIds {
  #ids = new Set<string>();

  /** Whether an id is new; it is not the next time. */
  add(id: string): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (this.#ids.size > MAXIMUM && oldest !== undefined) this.#ids.delete(oldest);
    return true;
  }
}

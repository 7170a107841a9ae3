// The processes of a random day: which are down, and which node each screen uses.

import type { Address } from '../../client/asking.ts';
import type { Product } from '../../client/product.ts';
import type { ProcessName } from './steps.ts';

export class Processes {
  readonly #product: Product;
  readonly #seats = new Map<number, { node: number }>();
  readonly #down = new Set<ProcessName>();

  constructor(product: Product) {
    this.#product = product;
  }

  /** Address of the screen by its number; the other node while its own is down. */
  addressOf(screen: number): Address {
    const { urls } = this.#product;
    const seat = this.#seats.get(screen) ?? { node: screen % urls.length };
    this.#seats.set(screen, seat);
    return () => urls[this.#down.has(seat.node === 0 ? 'node-0' : 'node-1') ? 1 - seat.node : seat.node]!;
  }

  /** Moves the screen to the other node. */
  reseat(screen: number): void {
    const seat = this.#seats.get(screen);
    if (seat) seat.node = 1 - seat.node;
  }

  /** Kills it; it stays down over other steps. Only one node may be down at a time. */
  async kill(name: ProcessName): Promise<boolean | void> {
    const isLastNode = name !== 'redis' && (this.#down.has('node-0') || this.#down.has('node-1'));
    if (this.#down.has(name) || isLastNode) return false;
    this.#down.add(name);
    await this.#processOf(name).kill();
  }

  async bring(name: ProcessName): Promise<boolean | void> {
    if (!this.#down.has(name)) return false;
    await this.#processOf(name).start();
    await this.#processOf(name).ready();
    this.#down.delete(name);
  }

  async bringAll(): Promise<void> {
    for (const name of [...this.#down]) await this.bring(name);
  }

  #processOf(name: ProcessName) {
    const { redis, nodes } = this.#product;
    return name === 'redis' ? redis : nodes[name === 'node-0' ? 0 : 1]!;
  }
}

// The processes of a random day: which are down, and to which node each screen is seated.

import type { Address } from '../../client/asking.ts';
import type { Product } from '../../client/product.ts';
import type { Piece } from './steps.ts';

export class Pieces {
  readonly #product: Product;
  readonly #seats = new Map<number, { node: number }>();
  readonly #down = new Set<Piece>();

  constructor(product: Product) {
    this.#product = product;
  }

  /** Of the screen by its number; the other node while its own is down. */
  addressOf(screen: number): Address {
    const { urls } = this.#product;
    const seat = this.#seats.get(screen) ?? { node: screen % urls.length };
    this.#seats.set(screen, seat);
    return () => urls[this.#down.has(seat.node === 0 ? 'node-0' : 'node-1') ? 1 - seat.node : seat.node]!;
  }

  /** To the other node. */
  reseat(screen: number): void {
    const seat = this.#seats.get(screen);
    if (seat) seat.node = 1 - seat.node;
  }

  /** It stays down over other steps; of the nodes one at a time. */
  async kill(piece: Piece): Promise<boolean | void> {
    const isLastNode = piece !== 'redis' && (this.#down.has('node-0') || this.#down.has('node-1'));
    if (this.#down.has(piece) || isLastNode) return false;
    this.#down.add(piece);
    await this.#pieceOf(piece).kill();
  }

  async bring(piece: Piece): Promise<boolean | void> {
    if (!this.#down.has(piece)) return false;
    await this.#pieceOf(piece).start();
    await this.#pieceOf(piece).ready();
    this.#down.delete(piece);
  }

  async bringAll(): Promise<void> {
    for (const piece of [...this.#down]) await this.bring(piece);
  }

  #pieceOf(piece: Piece) {
    const { redis, nodes } = this.#product;
    return piece === 'redis' ? redis : nodes[piece === 'node-0' ? 0 : 1]!;
  }
}

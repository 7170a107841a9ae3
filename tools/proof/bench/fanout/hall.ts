// The sockets of each server in two processes: a thousand, or a few in a short run.

import { join } from 'node:path';
import { Child } from '../child.ts';
import type { Kind } from '../thin-socket.ts';

const CROWDS = 2;

/** A server, and the change of what it shows; the change returns the revision that everybody must see. */
export interface Source {
  server: Child;
  change(): Promise<number>;
}

export class Hall {
  readonly size: number;
  lost = 0;
  readonly #each: number;
  readonly #crowds = Array.from({ length: CROWDS }, () => new Child(join(import.meta.dirname, 'crowd.ts')));
  readonly #names = new Map<Child, string>();

  constructor(each: number) {
    this.#each = each;
    this.size = CROWDS * each;
  }

  async fill(server: Child, url: string, kind: Kind): Promise<void> {
    const name = `hall ${this.#names.size}`;
    this.#names.set(server, name);
    await Promise.all(this.#crowds.map((crowd) => crowd.ask('open', name, url, kind, this.#each)));
  }

  async reached(server: Child, revision: number): Promise<void> {
    await Promise.all(this.#crowds.map((crowd) => crowd.ask('reached', this.#names.get(server), revision)));
  }

  /** Frames of the whole hall since the last question. */
  async counts(server: Child): Promise<{ pictures: number; beats: number }> {
    const name = this.#names.get(server);
    const each = await Promise.all(
      this.#crowds.map((crowd) => crowd.ask<{ pictures: number; beats: number; lost: number }>('counts', name)),
    );
    const sum = (of: 'pictures' | 'beats' | 'lost'): number => each.reduce((total, one) => total + one[of], 0);
    this.lost = Math.max(this.lost, sum('lost'));
    return { pictures: sum('pictures'), beats: sum('beats') };
  }

  async empty(): Promise<void> {
    await Promise.all(this.#crowds.map((crowd) => crowd.stop()));
  }
}

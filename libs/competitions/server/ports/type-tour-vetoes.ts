// Of what kind an event is (a festival, a contest of one tour, of several) decides what it has. Whether another kind would
// contradict what is there already, the rooms above know: they register themselves.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Throws a Failure when the event cannot become of this kind. Runs in the changing transaction. */
export type TypeTourVeto = (reader: Reader, competition: Guid, typeTour: number) => Promise<void>;

@Injectable()
export class TypeTourVetoes {
  private readonly vetoes: TypeTourVeto[] = [];

  register(veto: TypeTourVeto): void {
    this.vetoes.push(veto);
  }

  async ask(reader: Reader, competition: Guid, typeTour: number): Promise<void> {
    for (const veto of this.vetoes) await veto(reader, competition, typeTour);
  }
}

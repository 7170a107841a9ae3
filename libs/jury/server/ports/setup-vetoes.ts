// Port: a higher room refuses changes of the set-up that its marks forbid. Unfilled it means that nothing is marked.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { EventScope, Reader } from '@rampa/platform/server';

/** A criterion as the change would make it; numbers are integer thousandths. */
export interface NextScale {
  min: number;
  max: number;
  step: number;
  /** Empty: every nomination. */
  nominations: readonly Guid[];
}

/** Each runs in the writing transaction and throws a Failure when something depends on what is to change. */
export interface SetupVeto {
  /** hasMarks. */
  criterionGoes(reader: Reader, criterion: { guid: Guid; title: string }): Promise<void>;
  /** hasMarks, with how many and where. */
  criteriaAreReplaced(reader: Reader, criteria: readonly Guid[]): Promise<void>;
  /** marksBecomeInvalid, naming the marks that the new scale or the new nominations leave out. */
  criterionChanges(reader: Reader, event: EventScope, criterion: Guid, next: NextScale): Promise<void>;
  /** hasMarks: he gave marks in nominations that he is to lose. */
  judgeLeaves(reader: Reader, event: EventScope, judge: Guid, staying: readonly Guid[]): Promise<void>;
  /** hasMarks: the jury gave one of the titles. */
  titlesGo(reader: Reader, titles: readonly Guid[]): Promise<void>;
  /**
   * panelsDiffer: somebody abstained for some performances of a group only. `concerns`: nominations that are summed.
   */
  panelsAreSummed(reader: Reader, event: EventScope, concerns: (nomination: Guid | null) => boolean): Promise<void>;
}

@Injectable()
export class SetupVetoes {
  private readonly vetoes: SetupVeto[] = [];

  register(veto: SetupVeto): void {
    this.vetoes.push(veto);
  }

  async ask(question: (veto: SetupVeto) => Promise<void>): Promise<void> {
    for (const veto of this.vetoes) await question(veto);
  }
}

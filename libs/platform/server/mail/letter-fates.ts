// Port for who waits to hear what has become of the letters of a kind. Told after the row says it, and again when a job
// that died in between is taken up: told twice it must change nothing more.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';

export type WhenLetterMoved = (letter: Guid) => Promise<void>;

@Injectable()
export class LetterFates {
  private readonly told = new Map<string, WhenLetterMoved>();

  register(kind: string, told: WhenLetterMoved): void {
    this.told.set(kind, told);
  }

  async tell(kind: string, letter: Guid): Promise<void> {
    await this.told.get(kind)?.(letter);
  }
}

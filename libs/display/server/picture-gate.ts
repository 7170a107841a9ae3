import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FileGates } from '@rampa/platform/server';

/** What a screen of the hall shows is open to everybody who sits there. */
@Injectable()
export class PictureGate implements OnModuleInit {
  constructor(private readonly gates: FileGates) {}

  onModuleInit(): void {
    for (const of of ['logo', 'background']) this.gates.add(`display.${of}`, () => true);
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FileGates } from '@rampa/platform/server';

/** Pictures of hall screens are open to everybody. */
@Injectable()
export class PictureGate implements OnModuleInit {
  constructor(private readonly gates: FileGates) {}

  onModuleInit(): void {
    for (const of of ['logo', 'background']) this.gates.add(`display.${of}`, () => true);
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobKinds } from '@rampa/platform/server';
import { SOUND_ARCHIVE } from './sound-archive.ts';

/** Known to every process. */
@Injectable()
export class ProgramJobs implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(SOUND_ARCHIVE);
  }
}

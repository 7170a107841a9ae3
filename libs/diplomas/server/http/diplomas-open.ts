// Refuses the calls of diplomas where the installation has none (RAMPA_DIPLOMAS).

import { Inject, Injectable, type CanActivate } from '@nestjs/common';
import { Failure } from '@rampa/kernel';
import { CONFIG, type Config } from '@rampa/platform/server';

@Injectable()
export class DiplomasOpen implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Throws Failure diplomasOff, after the access guard has run. */
  canActivate(): boolean {
    if (!this.config.hasDiplomas) throw new Failure('diplomasOff');
    return true;
  }
}

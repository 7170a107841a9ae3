// Where the installation has no diplomas (RAMPA_DIPLOMAS), their calls answer nobody.

import { Inject, Injectable, type CanActivate } from '@nestjs/common';
import { Failure } from '@rampa/kernel';
import { CONFIG, type Config } from '@rampa/platform/server';

@Injectable()
export class DiplomasOpen implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Failure diplomasOff, after the door has asked who it is and what he may. */
  canActivate(): boolean {
    if (!this.config.hasDiplomas) throw new Failure('diplomasOff');
    return true;
  }
}

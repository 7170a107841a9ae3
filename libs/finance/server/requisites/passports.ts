// Passport numbers are sealed with the installation's key and shown by their last characters.

import { Injectable, Logger } from '@nestjs/common';
import { MASK, passportMask } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import { Secrets } from '@rampa/platform/server';

/** The purpose that a passport is sealed for. */
export function passportPlace(requisite: Guid): string {
  return `finance.requisite:${requisite}`;
}

@Injectable()
export class Passports {
  private readonly logger = new Logger('requisites');

  constructor(private readonly secrets: Secrets) {}

  seal(requisite: Guid, passport: string): Buffer | null {
    return passport === '' ? null : this.secrets.seal(passport, passportPlace(requisite));
  }

  /** The masked number; everything is hidden when the installation's key has changed since. */
  mask(requisite: Guid, sealed: Uint8Array | null): string {
    if (sealed === null) return '';
    try {
      return passportMask(this.secrets.open(sealed, passportPlace(requisite)));
    } catch {
      this.logger.warn(`the passport of requisite ${requisite} was sealed by another installation`);
      return MASK.repeat(10);
    }
  }
}

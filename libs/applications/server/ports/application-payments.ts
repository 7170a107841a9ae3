// Port by which the room of money says of an application who pays, what it costs and whether anybody pays at all.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface ApplicationPayment {
  requisiteGuid: Guid | null;
  /** Minor units: what is asked for, or what it would come to if it were sent now. */
  costOfParticipation: number;
  /** The event asks for no money. */
  isFree: boolean;
}

export type PaymentReader = (reader: Reader, competition: Guid, application: Guid) => Promise<ApplicationPayment>;

@Injectable()
export class ApplicationPayments {
  private told: PaymentReader = () => Promise.resolve({ requisiteGuid: null, costOfParticipation: 0, isFree: true });

  register(reader: PaymentReader): void {
    this.told = reader;
  }

  of(reader: Reader, competition: Guid, application: Guid): Promise<ApplicationPayment> {
    return this.told(reader, competition, application);
  }
}

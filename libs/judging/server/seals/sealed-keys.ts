import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SealedColumns } from '@rampa/platform/server';
import { sealKeyPlace } from './seal-keys.ts';

/** When the installation's secret changes, the worker seals the keys of protocols anew. */
@Injectable()
export class SealedKeys implements OnModuleInit {
  constructor(private readonly sealed: SealedColumns) {}

  onModuleInit(): void {
    this.sealed.add({ table: 'judging.seal_key', column: 'private_key', placeOf: sealKeyPlace });
  }
}

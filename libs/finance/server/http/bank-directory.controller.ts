import { Controller } from '@nestjs/common';
import { BankDirectoryDelete, BankDirectoryGet, BankDirectoryGetByBik, BankDirectoryLoad } from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { BankDirectories } from '../banks/bank-directories.ts';

@Controller()
export class BankDirectoryController {
  constructor(private readonly directories: BankDirectories) {}

  @Call(BankDirectoryGetByBik)
  getByBik(@Input() given: Given<typeof BankDirectoryGetByBik>) {
    return this.directories.find(given.scope, given.query.bik);
  }

  @Call(BankDirectoryGet)
  get(@Input() given: Given<typeof BankDirectoryGet>) {
    return this.directories.of(given.scope);
  }

  @Call(BankDirectoryLoad)
  load(@Input() given: Given<typeof BankDirectoryLoad>) {
    return this.directories.load(given.scope, given.request);
  }

  @Call(BankDirectoryDelete)
  async delete(@Input() given: Given<typeof BankDirectoryDelete>) {
    await this.directories.forget(given.scope);
    return {};
  }
}

import { Controller } from '@nestjs/common';
import {
  ChildConsentDownloadForms,
  ChildConsentGetByApplication,
  ChildConsentGive,
  ChildConsentWithdraw,
} from '@rampa/contract';
import { Call, FileCalls, Input, type Given } from '@rampa/platform/server';
import { ReadChildren } from '../queries/read-children.ts';
import { KeepChildConsents } from '../use-cases/keep-child-consents.ts';

@Controller()
export class ChildConsentsController {
  constructor(
    private readonly children: ReadChildren,
    private readonly consents: KeepChildConsents,
    private readonly files: FileCalls,
  ) {}

  @Call(ChildConsentGetByApplication)
  get(@Input() given: Given<typeof ChildConsentGetByApplication>) {
    return this.children.of(given.scope, given.query.applicationGuid);
  }

  @Call(ChildConsentGive)
  async give(@Input() given: Given<typeof ChildConsentGive>) {
    await this.consents.give(given.scope, given.body);
    return {};
  }

  @Call(ChildConsentWithdraw)
  async withdraw(@Input() given: Given<typeof ChildConsentWithdraw>) {
    await this.consents.withdraw(given.scope, given.body);
    return {};
  }

  @Call(ChildConsentDownloadForms)
  download(@Input() given: Given<typeof ChildConsentDownloadForms>) {
    return this.files.answer(ChildConsentDownloadForms, given);
  }
}

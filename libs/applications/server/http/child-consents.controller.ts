import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  ChildConsentCreateLink,
  ChildConsentDownloadForms,
  ChildConsentGetByApplication,
  ChildConsentGive,
  ChildConsentRevokeLink,
  ChildConsentWithdraw,
} from '@rampa/contract';
import { Call, FileCalls, Input, type Given } from '@rampa/platform/server';
import { ReadChildren } from '../queries/read-children.ts';
import { GiveParentLinks } from '../use-cases/give-parent-links.ts';
import { KeepChildConsents } from '../use-cases/keep-child-consents.ts';

@Controller()
export class ChildConsentsController {
  constructor(
    private readonly children: ReadChildren,
    private readonly consents: KeepChildConsents,
    private readonly links: GiveParentLinks,
    private readonly addresses: PublicAddress,
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

  @Call(ChildConsentCreateLink)
  createLink(@Input() { scope, body, request }: Given<typeof ChildConsentCreateLink>) {
    return this.links.create(scope, body, {
      urlOf: (path) => this.addresses.urlOf(path, request),
      inLetters: (path) => this.addresses.inLetters(path, request),
    });
  }

  @Call(ChildConsentRevokeLink)
  async revokeLink(@Input() given: Given<typeof ChildConsentRevokeLink>) {
    await this.links.revoke(given.scope, given.body);
    return {};
  }

  @Call(ChildConsentDownloadForms)
  download(@Input() given: Given<typeof ChildConsentDownloadForms>) {
    return this.files.answer(ChildConsentDownloadForms, given);
  }
}

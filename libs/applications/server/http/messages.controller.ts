import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import { ApplicationMessageGetByApplication, ApplicationMessageSee, ApplicationMessageSend } from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ReadMessages } from '../queries/read-messages.ts';
import { WriteMessages } from '../use-cases/write-messages.ts';

@Controller()
export class MessagesController {
  constructor(
    private readonly messages: ReadMessages,
    private readonly writing: WriteMessages,
    private readonly addresses: PublicAddress,
  ) {}

  @Call(ApplicationMessageGetByApplication)
  get(@Input() given: Given<typeof ApplicationMessageGetByApplication>) {
    return this.messages.of(given.scope, given.query);
  }

  @Call(ApplicationMessageSend)
  async send(@Input() given: Given<typeof ApplicationMessageSend>) {
    await this.writing.send(given.scope, given.body, (path) => this.addresses.inLetters(path, given.request));
    return {};
  }

  @Call(ApplicationMessageSee)
  async see(@Input() given: Given<typeof ApplicationMessageSee>) {
    await this.writing.see(given.scope, given.body.applicationGuid);
    return {};
  }
}

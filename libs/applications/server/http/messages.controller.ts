import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  ApplicationMessageBeginUpload,
  ApplicationMessageCancelUpload,
  ApplicationMessageFinishUpload,
  ApplicationMessageGetAttached,
  ApplicationMessageGetByApplication,
  ApplicationMessageSee,
  ApplicationMessageSend,
  ApplicationMessageSendPiece,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ReadMessages } from '../queries/read-messages.ts';
import { AttachFiles } from '../use-cases/attach-files.ts';
import { WriteMessages } from '../use-cases/write-messages.ts';

@Controller()
export class MessagesController {
  constructor(
    private readonly messages: ReadMessages,
    private readonly writing: WriteMessages,
    private readonly attached: AttachFiles,
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

  @Call(ApplicationMessageGetAttached)
  getAttached(@Input() { scope, query }: Given<typeof ApplicationMessageGetAttached>) {
    return this.attached.of(scope, query.applicationGuid);
  }

  @Call(ApplicationMessageBeginUpload)
  beginUpload(@Input() { scope, body }: Given<typeof ApplicationMessageBeginUpload>) {
    return this.attached.begin(scope, body);
  }

  @Call(ApplicationMessageSendPiece)
  sendPiece(@Input() { scope, query, request }: Given<typeof ApplicationMessageSendPiece>) {
    return this.attached.piece(scope, query.uploadGuid, query.at, request);
  }

  @Call(ApplicationMessageFinishUpload)
  finishUpload(@Input() { scope, body }: Given<typeof ApplicationMessageFinishUpload>) {
    return this.attached.finish(scope, body.uploadGuid);
  }

  @Call(ApplicationMessageCancelUpload)
  async cancelUpload(@Input() { scope, query }: Given<typeof ApplicationMessageCancelUpload>) {
    await this.attached.cancel(scope, query.uploadGuid);
    return {};
  }
}

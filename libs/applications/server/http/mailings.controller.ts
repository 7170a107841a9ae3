import { Controller } from '@nestjs/common';
import { PublicAddress, type Addressed } from '@rampa/accounts/server';
import {
  MailingCancel,
  MailingGetByCompetition,
  MailingGetByGuid,
  MailingGetLetters,
  MailingGetNowByCompetition,
  TemplateMessagePreviewSend,
  TemplateMessageSend,
} from '@rampa/contract';
import { Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { ReadMailings } from '../queries/read-mailings.ts';
import { SendMailing } from '../use-cases/send-mailing.ts';

/** Letters to chosen applicants. */
@Controller()
export class MailingsController {
  constructor(
    private readonly sending: SendMailing,
    private readonly read: ReadMailings,
    private readonly addresses: PublicAddress,
    private readonly views: Views,
  ) {}

  @Call(TemplateMessagePreviewSend)
  preview(@Input() given: Given<typeof TemplateMessagePreviewSend>) {
    return this.sending.preview(given.scope, given.body, this.baseUrl(given.request));
  }

  @Call(TemplateMessageSend)
  send(@Input() given: Given<typeof TemplateMessageSend>) {
    return this.sending.send(given.scope, given.body, this.baseUrl(given.request));
  }

  @Call(MailingGetByCompetition)
  getByCompetition(@Input() given: Given<typeof MailingGetByCompetition>) {
    return this.read.page(given.scope.competition!, given.query);
  }

  @Call(MailingGetByGuid)
  getByGuid(@Input() given: Given<typeof MailingGetByGuid>) {
    return this.read.one(given.query.mailingGuid);
  }

  @Call(MailingGetNowByCompetition)
  async getNow(@Input() given: Given<typeof MailingGetNowByCompetition>) {
    return new ViewAnswer(await this.views.read(given.scope.actor, 'mailings', given.query.competitionGuid));
  }

  @Call(MailingGetLetters)
  getLetters(@Input() given: Given<typeof MailingGetLetters>) {
    return this.read.letters(given.query);
  }

  @Call(MailingCancel)
  cancel(@Input() given: Given<typeof MailingCancel>) {
    return this.sending.cancel(given.scope, given.query.mailingGuid);
  }

  private baseUrl(request: Addressed): string {
    return this.addresses.inLetters('', request);
  }
}

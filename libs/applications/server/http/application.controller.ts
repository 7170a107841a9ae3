import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  ApplicationChangeStatus,
  ApplicationCopyFrom,
  ApplicationCreateByOrganizer,
  ApplicationCreateForEmail,
  ApplicationDeleteDraft,
  ApplicationDownload,
  ApplicationErasePersonal,
  ApplicationGetAllToMember,
  ApplicationGetAllToMemberByCompetitionGuid,
  ApplicationGetApplicationJson,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationGetByGuid,
  ApplicationGetDeletedDrafts,
  ApplicationGetNowByCompetition,
  ApplicationGetNowToMember,
  ApplicationDeclineWaiting,
  ApplicationGetWaiting,
  ApplicationPreviewCopy,
  ApplicationRestoreDraft,
  ApplicationRestoreSending,
  ApplicationSetEditing,
  ApplicationSubmit,
  ApplicationSubscribe,
  ApplicationUnsubscribe,
} from '@rampa/contract';
import { Call, FileCalls, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { memberOf } from '../persistence/application-rows.ts';
import { ApplicationHeads } from '../queries/application-heads.ts';
import { ReadApplications } from '../queries/read-applications.ts';
import { ThrownDrafts } from '../queries/thrown-drafts.ts';
import { WaitingApplications } from '../queries/waiting-applications.ts';
import { CopyApplications } from '../use-cases/copy-applications.ts';
import { CreateApplications } from '../use-cases/create-applications.ts';
import { DecideApplications } from '../use-cases/decide-applications.ts';
import { EraseApplications } from '../use-cases/erase-applications.ts';
import { GivePlaces } from '../use-cases/give-places.ts';
import { RestoreSending } from '../use-cases/restore-sending.ts';
import { SendApplications } from '../use-cases/send-applications.ts';
import { DeclineWaiting } from '../use-cases/decline-waiting.ts';
import { ThrowDrafts } from '../use-cases/throw-drafts.ts';

@Controller()
export class ApplicationController {
  constructor(
    private readonly heads: ApplicationHeads,
    private readonly applications: ReadApplications,
    private readonly creating: CreateApplications,
    private readonly copying: CopyApplications,
    private readonly sending: SendApplications,
    private readonly restoring: RestoreSending,
    private readonly deciding: DecideApplications,
    private readonly erasing: EraseApplications,
    private readonly giving: GivePlaces,
    private readonly throwing: ThrowDrafts,
    private readonly thrown: ThrownDrafts,
    private readonly waiting: WaitingApplications,
    private readonly declining: DeclineWaiting,
    private readonly addresses: PublicAddress,
    private readonly views: Views,
    private readonly files: FileCalls,
  ) {}

  @Call(ApplicationSubmit)
  submit(@Input() given: Given<typeof ApplicationSubmit>) {
    return this.creating.submit(given.scope);
  }

  @Call(ApplicationCreateByOrganizer)
  createByOrganizer(@Input() given: Given<typeof ApplicationCreateByOrganizer>) {
    return this.creating.byOrganizer(given.scope, given.query.participantUserGuid);
  }

  @Call(ApplicationCreateForEmail)
  createForEmail(@Input() given: Given<typeof ApplicationCreateForEmail>) {
    return this.creating.forEmail(given.scope, given.body.email);
  }

  @Call(ApplicationDeleteDraft)
  async deleteDraft(@Input() given: Given<typeof ApplicationDeleteDraft>) {
    await this.throwing.remove(given.scope, given.query.applicationGuid);
    return {};
  }

  @Call(ApplicationRestoreDraft)
  async restoreDraft(@Input() given: Given<typeof ApplicationRestoreDraft>) {
    await this.throwing.restore(given.scope, given.query.draftGuid);
    return {};
  }

  @Call(ApplicationGetDeletedDrafts)
  getDeletedDrafts(@Input() given: Given<typeof ApplicationGetDeletedDrafts>) {
    return this.thrown.of(given.scope);
  }

  @Call(ApplicationGetWaiting)
  getWaiting(@Input() given: Given<typeof ApplicationGetWaiting>) {
    return this.waiting.of(given.scope);
  }

  @Call(ApplicationDeclineWaiting)
  async declineWaiting(@Input() given: Given<typeof ApplicationDeclineWaiting>) {
    await this.declining.run(given.scope);
    return {};
  }

  @Call(ApplicationPreviewCopy)
  previewCopy(@Input() given: Given<typeof ApplicationPreviewCopy>) {
    return this.copying.preview(given.scope, given.query.sourceGuid);
  }

  @Call(ApplicationCopyFrom)
  copyFrom(@Input() given: Given<typeof ApplicationCopyFrom>) {
    return this.copying.run(given.scope, given.query.sourceGuid);
  }

  @Call(ApplicationSubscribe)
  subscribe(@Input() given: Given<typeof ApplicationSubscribe>) {
    const urlOf = (path: string) => this.addresses.inLetters(path, given.request);
    return this.sending.subscribe(given.scope, given.query.applicationGuid, urlOf, given.body.offerVersion);
  }

  @Call(ApplicationUnsubscribe)
  async unsubscribe(@Input() given: Given<typeof ApplicationUnsubscribe>) {
    await this.sending.unsubscribe(given.scope, given.query.applicationGuid);
    await this.giving.byItself(given.scope, (path) => this.addresses.inLetters(path, given.request));
    return {};
  }

  @Call(ApplicationChangeStatus)
  async changeStatus(@Input() given: Given<typeof ApplicationChangeStatus>) {
    const { competitionStatusGuid: statusGuid, comment } = given.body;
    const urlOf = (path: string) => this.addresses.inLetters(path, given.request);
    await this.deciding.changeStatus(given.scope, given.query.applicationGuid, { statusGuid, comment }, urlOf);
    await this.giving.byItself(given.scope, urlOf);
    return {};
  }

  @Call(ApplicationSetEditing)
  async setEditing(@Input() given: Given<typeof ApplicationSetEditing>) {
    await this.deciding.setEditing(given.scope, given.query.applicationGuid, given.body.isOpened);
    return {};
  }

  @Call(ApplicationRestoreSending)
  async restoreSending(@Input() given: Given<typeof ApplicationRestoreSending>) {
    await this.restoring.run(given.scope, given.query.applicationGuid, given.body.dateSubscribe);
    await this.giving.byItself(given.scope, (path) => this.addresses.inLetters(path, given.request));
    return {};
  }

  @Call(ApplicationErasePersonal)
  async erasePersonal(@Input() given: Given<typeof ApplicationErasePersonal>) {
    const urlOf = (path: string) => this.addresses.inLetters(path, given.request);
    await this.erasing.one(given.scope, given.query.applicationGuid, urlOf);
    return {};
  }

  @Call(ApplicationGetByGuid)
  getByGuid(@Input() given: Given<typeof ApplicationGetByGuid>) {
    return this.applications.head(given.scope, given.query.applicationGuid);
  }

  @Call(ApplicationGetNowByCompetition)
  async getNowByCompetition(@Input() given: Given<typeof ApplicationGetNowByCompetition>) {
    return new ViewAnswer(await this.views.read(given.scope.actor, 'applications', given.query.competitionGuid));
  }

  @Call(ApplicationGetNowToMember)
  async getNowToMember(@Input() { scope: { actor } }: Given<typeof ApplicationGetNowToMember>) {
    return new ViewAnswer(await this.views.read(actor, 'own-applications', memberOf({ actor })!));
  }

  @Call(ApplicationGetAllToMember)
  getAllToMember(@Input() given: Given<typeof ApplicationGetAllToMember>) {
    return this.heads.ofMember(given.scope, null, given.body);
  }

  @Call(ApplicationGetAllToMemberByCompetitionGuid)
  getAllByCompetition(@Input() given: Given<typeof ApplicationGetAllToMemberByCompetitionGuid>) {
    return this.heads.ofMember(given.scope, given.query.competitionGuid, given.body);
  }

  @Call(ApplicationGetApplicationJson)
  getJson(@Input() given: Given<typeof ApplicationGetApplicationJson>) {
    return this.applications.ofMember(given.scope, given.query.applicationGuid);
  }

  @Call(ApplicationGetApplicationJsonForOrganizer)
  getJsonForOrganizer(@Input() given: Given<typeof ApplicationGetApplicationJsonForOrganizer>) {
    return this.applications.ofOrganizer(given.scope, given.query.applicationGuid);
  }

  @Call(ApplicationDownload)
  download(@Input() given: Given<typeof ApplicationDownload>) {
    return this.files.answer(ApplicationDownload, given);
  }
}

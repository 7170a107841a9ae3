import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { accountsRoom, EventEnds, JudgedEvents, OpenEvents } from '@rampa/accounts/server';
import { mailingsRoom, OwnLetters } from '@rampa/mailings/server';
import { deedsIn, GuidOwners, JobKinds } from '@rampa/platform/server';
import { BookItemUses, OrganizerEvents, referenceBooksRoom } from '@rampa/reference-books/server';
import { DocumentGate, EVENT_DOCUMENT } from './document-gate.ts';
import { EventLogoGate } from './event-logo-gate.ts';
import { DocumentController } from './http/document.controller.ts';
import { FastLinkController } from './http/fast-link.controller.ts';
import { FestivalController } from './http/festival.controller.ts';
import { GroupFieldController } from './http/group-field.controller.ts';
import { InvitationController } from './http/invitation.controller.ts';
import { StatusController } from './http/status.controller.ts';
import { ParticipantController } from './http/participant.controller.ts';
import { PresenterController } from './http/presenter.controller.ts';
import { GroupValueRows } from './persistence/group-value-rows.ts';
import { GroupFieldVetoes } from './ports/group-field-vetoes.ts';
import { JudgeProfiles } from './ports/judge-profiles.ts';
import { Preparations } from './ports/preparations.ts';
import { Receptions } from './ports/receptions.ts';
import { AcceptedMembers } from './ports/accepted-members.ts';
import { ForgetInvited } from './use-cases/forget-invited.ts';
import { ForgetInvitedHandler } from './jobs/forget-invited.handler.ts';
import { FORGET_INVITED } from './jobs/forget-invited.ts';
import { BinEmptyingHandler } from './jobs/bin-emptying.handler.ts';
import { EraseInvitations } from './jobs/erase-invitations.ts';
import { INVITING } from './jobs/inviting.ts';
import { InvitingHandler } from './jobs/inviting.handler.ts';
import { BIN_EMPTYING } from './jobs/bin-emptying.ts';
import { DeletionVetoes } from './ports/deletion-vetoes.ts';
import { EventChangeVetoes } from './ports/event-change-vetoes.ts';
import { EventBeginnings } from './ports/event-beginnings.ts';
import { EventCopies } from './ports/event-copies.ts';
import { OpeningLacks } from './ports/opening-lacks.ts';
import { MemberJoins } from './ports/member-joins.ts';
import { OwnApplications } from './ports/own-applications.ts';
import { StatusUses } from './ports/status-uses.ts';
import { TypeTourVetoes } from './ports/type-tour-vetoes.ts';
import { Competitions } from './queries/competitions.ts';
import { InvitationWords } from './queries/invitation-words.ts';
import { eventLacks } from './queries/event-lacks.ts';
import { eventPreparation, lettersPreparation } from './queries/preparation.ts';
import { PostInvitations } from './use-cases/post-invitations.ts';
import { EmptyBin } from './use-cases/empty-bin.ts';
import { ArchivedEventsModule } from './archived-events.ts';
import { InvitationFace } from './http/invitation-face.ts';

/** Known to every process. */
@Injectable()
class CompetitionJobs implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(BIN_EMPTYING);
    this.kinds.add(FORGET_INVITED);
    this.kinds.add(INVITING);
  }
}

@Module({
  imports: [accountsRoom.module, mailingsRoom.module, referenceBooksRoom.module, ArchivedEventsModule],
  controllers: [
    FestivalController,
    GroupFieldController,
    ParticipantController,
    InvitationController,
    PresenterController,
    FastLinkController,
    StatusController,
    DocumentController,
  ],
  providers: [
    CompetitionJobs,
    InvitationFace,
    JudgeProfiles,
    GroupFieldVetoes,
    GroupValueRows,
    TypeTourVetoes,
    StatusUses,
    EventCopies,
    EventBeginnings,
    OpeningLacks,
    DeletionVetoes,
    EventChangeVetoes,
    AcceptedMembers,
    MemberJoins,
    OwnApplications,
    DocumentGate,
    Preparations,
    Receptions,
    EventLogoGate,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true }), {
      but: [ForgetInvited, PostInvitations],
    }),
  ],
  exports: [
    AcceptedMembers,
    MemberJoins,
    OwnApplications,
    EventCopies,
    EventBeginnings,
    OpeningLacks,
    DeletionVetoes,
    EventChangeVetoes,
    Competitions,
    JudgeProfiles,
    GroupFieldVetoes,
    GroupValueRows,
    TypeTourVetoes,
    StatusUses,
    Preparations,
    Receptions,
  ],
})
export class CompetitionsModule implements OnModuleInit {
  constructor(
    private readonly owners: GuidOwners,
    private readonly organizerEvents: OrganizerEvents,
    private readonly bookItems: BookItemUses,
    private readonly openEvents: OpenEvents,
    private readonly judged: JudgedEvents,
    private readonly eventEnds: EventEnds,
    private readonly competitions: Competitions,
    private readonly preparations: Preparations,
    private readonly lacks: OpeningLacks,
    private readonly ownLetters: OwnLetters,
  ) {}

  onModuleInit(): void {
    this.preparations.register(eventPreparation);
    this.preparations.register(lettersPreparation(this.ownLetters));
    this.lacks.register(eventLacks);
    this.organizerEvents.register({
      of: (reader, organizer) => this.competitions.ofOrganizer(reader, organizer),
      titles: (reader, events) => this.competitions.titlesOf(reader, events),
    });
    this.bookItems.register({ hindrances: (reader, events) => this.competitions.archivedOf(reader, events) });
    this.openEvents.register((reader, organizer) => this.competitions.openOfOrganizer(reader, organizer));
    this.judged.register((reader, competition) => this.competitions.assertJudged(reader, competition));
    this.eventEnds.register((reader, competition) => this.competitions.endOf(reader, competition));
    this.owners.register(
      'competition',
      `select guid, organizer_guid, guid as competition_guid from competitions.v_competition where guid = any ($1::uuid[])`,
    );
    // Of no event: only its organizer knows it, and only to bring it back.
    this.owners.register(
      'deletedEvent',
      `select guid, organizer_guid, null::uuid as competition_guid from competitions.competition
       where guid = any ($1::uuid[]) and deleted_at is not null`,
    );
    this.owners.register(
      'groupField',
      `select f.guid, c.organizer_guid, f.competition_guid
       from competitions.group_field f join competitions.v_competition c on c.guid = f.competition_guid
       where f.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'groupValue',
      `select v.guid, c.organizer_guid, v.competition_guid
       from competitions.group_value v join competitions.v_competition c on c.guid = v.competition_guid
       where v.guid = any ($1::uuid[])`,
    );
    for (const [kind, list] of [
      ['applicationStatus', 'application'],
      ['blockStatus', 'block'],
    ] as const)
      this.owners.register(
        kind,
        `select s.guid, c.organizer_guid, s.competition_guid
         from competitions.status s join competitions.v_competition c on c.guid = s.competition_guid
         where s.guid = any ($1::uuid[]) and s.kind = '${list}'`,
      );
    this.owners.register(
      'eventDocument',
      `select d.guid, c.organizer_guid, d.competition_guid
       from competitions.document d join competitions.v_competition c on c.guid = d.competition_guid
       where d.guid = any ($1::uuid[])`,
    );
    // An upload that has become a document still answers for it: its sender may not have heard.
    this.owners.register(
      'upload',
      `select u.guid, c.organizer_guid, u.owner_guid as competition_guid
       from files.v_upload u join competitions.v_competition c on c.guid = u.owner_guid
       where u.guid = any ($1::uuid[]) and u.purpose = '${EVENT_DOCUMENT}'
       union all
       select d.guid, c.organizer_guid, d.competition_guid
       from competitions.document d join competitions.v_competition c on c.guid = d.competition_guid
       where d.guid = any ($1::uuid[])`,
    );
    // A revoked link is gone for everybody who asks by its guid.
    this.owners.register(
      'presenterLink',
      `select l.guid, c.organizer_guid, l.competition_guid
       from accounts.v_fast_link l join competitions.v_competition c on c.guid = l.competition_guid
       where l.guid = any ($1::uuid[]) and l.role = 'presenter' and l.revoked_at is null`,
    );
    this.owners.register(
      'fastLink',
      `select l.guid, c.organizer_guid, l.competition_guid
       from accounts.v_fast_link l join competitions.v_competition c on c.guid = l.competition_guid
       where l.guid = any ($1::uuid[]) and l.revoked_at is null`,
    );
  }
}

/** What the worker loads of this room. */
@Module({
  imports: [ArchivedEventsModule],
  providers: [
    CompetitionJobs,
    EmptyBin,
    BinEmptyingHandler,
    ForgetInvited,
    ForgetInvitedHandler,
    Competitions,
    OwnLetters,
    InvitationWords,
    PostInvitations,
    InvitingHandler,
    EraseInvitations,
  ],
})
export class CompetitionsWorkerModule {}

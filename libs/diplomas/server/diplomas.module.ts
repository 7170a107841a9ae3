import { Inject, Injectable, Module, type OnModuleInit, type Provider } from '@nestjs/common';
import { accountsRoom, AnswerLetters, Mailboxes, Organizers, PaperLogos } from '@rampa/accounts/server';
import { applicationsRoom, ApplicationsWorkerModule, Performances } from '@rampa/applications/server';
import { Competitions, competitionsRoom, EventCopies, Preparations } from '@rampa/competitions/server';
import { FormsWorkerModule } from '@rampa/forms/server';
import { judgingReads, judgingRoom } from '@rampa/judging/server';
import { CONFIG, type Config, deedsIn, Files, GuidOwners, JobKinds } from '@rampa/platform/server';
import { ProgramReads, programRoom, ProtocolStates } from '@rampa/program/server';
import { Nominations } from '@rampa/reference-books/server';
import { DesignerController } from './http/designer.controller.ts';
import { DiplomasController } from './http/diplomas.controller.ts';
import { IssuedPapersController } from './http/issued-papers.controller.ts';
import { PapersController } from './http/papers.controller.ts';
import { DiplomaArchiveHandler } from './jobs/diploma-archive.handler.ts';
import { DIPLOMA_ARCHIVE } from './jobs/diploma-archive.ts';
import { PaperLettersHandler } from './jobs/paper-letters.handler.ts';
import { PAPER_LETTERS } from './jobs/paper-letters.ts';
import { PaperArchiveHandler } from './jobs/paper-archive.handler.ts';
import { PAPER_ARCHIVE } from './jobs/paper-archive.ts';
import { PrizeArchiveHandler } from './jobs/prize-archive.handler.ts';
import { PRIZE_ARCHIVE } from './jobs/prize-archive.ts';
import { ProtocolArchiveHandler } from './jobs/protocol-archive.handler.ts';
import { PROTOCOL_ARCHIVE } from './jobs/protocol-archive.ts';
import { DesignedPapers } from './papers/designed-papers.ts';
import { DiplomaPapers } from './papers/diploma-papers.ts';
import { DiplomaSources } from './papers/diploma-source.ts';
import { JournalPapers } from './papers/journal-papers.ts';
import { OneFile } from './papers/one-file.ts';
import { OwnFontReads } from './papers/own-fonts.ts';
import { PaperLetters } from './papers/paper-letters.ts';
import { PaperRecords } from './papers/paper-records.ts';
import { PrintTemplate } from './papers/print-template.ts';
import { PaperSheetPapers } from './papers/paper-sheets.ts';
import { PrizePapers } from './papers/prize-papers.ts';
import { ProtocolPapers } from './papers/protocol-papers.ts';
import { ProtocolSources } from './papers/protocol-source.ts';
import { TemplatePictureReads } from './papers/template-pictures.ts';
import { copiedTemplates } from './persistence/copied-templates.ts';
import { DiplomaNumbers } from './persistence/diploma-numbers.ts';
import { IssuedPapers } from './persistence/issued-papers.ts';
import { PaperProofs } from './proof/proofs.ts';
import { Documents } from './queries/documents.ts';
import { diplomasPreparation } from './queries/preparation.ts';
import { TemplateFaces } from './queries/template-faces.ts';
import { ErasePaperNames } from './use-cases/erase-paper-names.ts';

const PAPERS: Provider[] = [
  ProtocolSources,
  ProtocolPapers,
  DiplomaSources,
  DiplomaPapers,
  DiplomaNumbers,
  Documents,
  TemplateFaces,
  DesignedPapers,
  TemplatePictureReads,
  OwnFontReads,
  IssuedPapers,
  PaperRecords,
  PaperLetters,
  PrintTemplate,
  JournalPapers,
  PaperSheetPapers,
  PrizePapers,
  OneFile,
];

/** Registered in every process, so that it can be enqueued and fetched. */
@Injectable()
class DiplomasJobs implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(DIPLOMA_ARCHIVE);
    this.kinds.add(PAPER_ARCHIVE);
    this.kinds.add(PAPER_LETTERS);
    this.kinds.add(PRIZE_ARCHIVE);
    this.kinds.add(PROTOCOL_ARCHIVE);
  }
}

@Module({
  imports: [
    accountsRoom.module,
    competitionsRoom.module,
    applicationsRoom.module,
    programRoom.module,
    judgingRoom.module,
  ],
  controllers: [DiplomasController, DesignerController, IssuedPapersController, PapersController],
  providers: [
    DiplomasJobs,
    ...PAPERS,
    PaperProofs,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true })),
  ],
})
export class DiplomasModule implements OnModuleInit {
  constructor(
    private readonly owners: GuidOwners,
    private readonly preparations: Preparations,
    private readonly copies: EventCopies,
    private readonly files: Files,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.preparations.register(diplomasPreparation(this.config.hasDiplomas));
    this.copies.register(copiedTemplates(this.files));
    this.owners.register(
      'document',
      `select diplomas.built_in(guid) as guid, organizer_guid, guid as competition_guid
         from competitions.v_competition where diplomas.built_in(guid) = any ($1::uuid[])
       union all
       select d.guid, c.organizer_guid, d.competition_guid
         from diplomas.document d join competitions.v_competition c on c.guid = d.competition_guid
        where d.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'documentText',
      `select b.guid, c.organizer_guid, d.competition_guid
         from diplomas.document_box b join diplomas.document d on d.guid = b.document_guid
         join competitions.v_competition c on c.guid = d.competition_guid where b.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'documentImage',
      `select i.guid, c.organizer_guid, d.competition_guid
         from diplomas.document_image i join diplomas.document d on d.guid = i.document_guid
         join competitions.v_competition c on c.guid = d.competition_guid where i.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'paper',
      `select p.guid, c.organizer_guid, p.competition_guid
         from diplomas.paper p join competitions.v_competition c on c.guid = p.competition_guid
        where p.guid = any ($1::uuid[])`,
    );
  }
}

/** What the worker loads of this room: handlers and the reads below them, no calls. */
@Module({
  imports: [FormsWorkerModule, ApplicationsWorkerModule],
  providers: [
    DiplomasJobs,
    Performances,
    AnswerLetters,
    Mailboxes,
    Organizers,
    PaperLogos,
    Competitions,
    Nominations,
    ProtocolStates,
    ProgramReads,
    ...judgingReads,
    ...PAPERS,
    ErasePaperNames,
    DiplomaArchiveHandler,
    PaperArchiveHandler,
    PaperLettersHandler,
    PrizeArchiveHandler,
    ProtocolArchiveHandler,
  ],
})
export class DiplomasWorkerModule {}

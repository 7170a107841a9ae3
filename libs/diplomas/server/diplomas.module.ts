import { Inject, Injectable, Module, type OnModuleInit, type Provider } from '@nestjs/common';
import { accountsRoom, Organizers } from '@rampa/accounts/server';
import { Competitions, competitionsRoom, Preparations } from '@rampa/competitions/server';
import { judgingReads, judgingRoom } from '@rampa/judging/server';
import { CONFIG, GuidOwners, JobKinds, type Config } from '@rampa/platform/server';
import { ProgramReads, programRoom, ProtocolStates } from '@rampa/program/server';
import { Nominations } from '@rampa/reference-books/server';
import { DiplomasController } from './http/diplomas.controller.ts';
import { PapersController } from './http/papers.controller.ts';
import { DiplomaArchiveHandler } from './jobs/diploma-archive.handler.ts';
import { DIPLOMA_ARCHIVE } from './jobs/diploma-archive.ts';
import { ProtocolArchiveHandler } from './jobs/protocol-archive.handler.ts';
import { PROTOCOL_ARCHIVE } from './jobs/protocol-archive.ts';
import { DiplomaPapers } from './papers/diploma-papers.ts';
import { DiplomaSources } from './papers/diploma-source.ts';
import { OneFile } from './papers/one-file.ts';
import { ProtocolPapers } from './papers/protocol-papers.ts';
import { ProtocolSources } from './papers/protocol-source.ts';
import { DiplomaNumbers } from './persistence/diploma-numbers.ts';
import { Documents } from './queries/documents.ts';
import { diplomasPreparation } from './queries/preparation.ts';
import { CreateDiplomaArchive } from './use-cases/create-diploma-archive.ts';
import { CreateProtocolArchive } from './use-cases/create-protocol-archive.ts';

const PAPERS: Provider[] = [ProtocolSources, ProtocolPapers, DiplomaSources, DiplomaPapers, DiplomaNumbers, OneFile];

/** Registered in every process, so that it can be enqueued and fetched. */
@Injectable()
class DiplomasJobs implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(DIPLOMA_ARCHIVE);
    this.kinds.add(PROTOCOL_ARCHIVE);
  }
}

@Module({
  imports: [accountsRoom.module, competitionsRoom.module, programRoom.module, judgingRoom.module],
  controllers: [DiplomasController, PapersController],
  providers: [DiplomasJobs, ...PAPERS, Documents, CreateDiplomaArchive, CreateProtocolArchive],
})
export class DiplomasModule implements OnModuleInit {
  constructor(
    private readonly owners: GuidOwners,
    private readonly preparations: Preparations,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.preparations.register(diplomasPreparation(this.config.hasDiplomas));
    this.owners.register(
      'document',
      `select diplomas.built_in(guid) as guid, organizer_guid, guid as competition_guid
         from competitions.v_competition where diplomas.built_in(guid) = any ($1::uuid[])`,
    );
  }
}

/** What the worker loads of this room: handlers and the reads below them, no calls. */
@Module({
  providers: [
    DiplomasJobs,
    Organizers,
    Competitions,
    Nominations,
    ProtocolStates,
    ProgramReads,
    ...judgingReads,
    ...PAPERS,
    DiplomaArchiveHandler,
    ProtocolArchiveHandler,
  ],
})
export class DiplomasWorkerModule {}

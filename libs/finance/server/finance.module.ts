import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { accountsRoom, AnswerLetters, Organizers } from '@rampa/accounts/server';
import { ApplicationsWorkerModule, applicationsRoom } from '@rampa/applications/server';
import {
  ArchivedEventsModule,
  Competitions,
  competitionsRoom,
  EventChangeVetoes,
  EventCopies,
  Preparations,
} from '@rampa/competitions/server';
import { FieldUses, formsRoom, FormsWorkerModule } from '@rampa/forms/server';
import { deedsIn, GuidOwners, JobKinds, SealedColumns } from '@rampa/platform/server';
import { BookItemUses, KnownBooks, referenceBooksRoom } from '@rampa/reference-books/server';
import { BANK_CONTROLLERS, BANK_PROVIDERS } from './banks/banks.parts.ts';
import { registerStatementOwners, STATEMENT_CONTROLLERS, STATEMENT_PROVIDERS } from './statements/statements.parts.ts';
import {
  DOCUMENT_CONTROLLERS,
  DOCUMENT_PROVIDERS,
  DOCUMENT_WORKERS,
  registerDocumentOwners,
  sealedDocuments,
} from './documents/documents.parts.ts';
import { RequisiteController } from './http/requisite.controller.ts';
import { Accounts } from './ledger/accounts.ts';
import { fixedByMoney } from './ledger/fixed-event.ts';
import { FollowApplications } from './ledger/follow-applications.ts';
import { ProgramGate } from './ledger/program-gate.ts';
import { TellPayments } from './ledger/tell-payments.ts';
import { MONEY_CONTROLLERS, MONEY_PROVIDERS, registerMoneyOwners } from './ledger/money.parts.ts';
import { mailingsRoom, OwnLetters } from '@rampa/mailings/server';
import { OverdueLettersHandler } from './jobs/overdue-letters.handler.ts';
import { OVERDUE_LETTERS } from './jobs/overdue-letters.ts';
import { MoneyLetters } from './payments/money-letters.ts';
import { TellOverdue } from './use-cases/tell-overdue.ts';
import { MoneyNightHandler } from './jobs/money-night.handler.ts';
import { MONEY_NIGHT, PRICES_OF_DAY } from './jobs/money-night.ts';
import { RequisiteErasureHandler } from './jobs/requisite-erasure.handler.ts';
import { ISSUE_ACTS, SEND_INVOICES } from './jobs/bulk-papers.ts';
import { PAPER_ARCHIVE } from './jobs/paper-archive.ts';
import { REQUISITE_ERASURE } from './jobs/requisite-erasure.ts';
import { copiedPrices } from './prices/copied-prices.ts';
import { EventMoneys } from './prices/event-money.ts';
import { pricedFields, priceUses } from './prices/price-uses.ts';
import { PriceableFields } from './prices/priceable-fields.ts';
import { ReadPrices } from './prices/read-prices.ts';
import { PRICE_CONTROLLERS, PRICE_PROVIDERS, registerPriceOwners } from './prices/prices.parts.ts';
import { RequisiteVetoes } from './ports/requisite-vetoes.ts';
import { requisitesPreparation } from './queries/preparation.ts';
import { passportPlace, Passports } from './requisites/passports.ts';
import { RequisiteImageGate } from './requisites/requisite-image-gate.ts';
import { RequisiteViews } from './requisites/requisite-view.ts';
import { EraseRequisites } from './use-cases/erase-requisites.ts';
import { MoneyNight } from './use-cases/money-night.ts';

/** Known to every process. */
@Injectable()
class FinanceJobs implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(REQUISITE_ERASURE);
    this.kinds.add(PAPER_ARCHIVE);
    this.kinds.add(SEND_INVOICES);
    this.kinds.add(ISSUE_ACTS);
    this.kinds.add(MONEY_NIGHT);
    this.kinds.add(PRICES_OF_DAY);
    this.kinds.add(OVERDUE_LETTERS);
  }
}

@Module({
  imports: [
    accountsRoom.module,
    applicationsRoom.module,
    competitionsRoom.module,
    formsRoom.module,
    mailingsRoom.module,
    referenceBooksRoom.module,
  ],
  controllers: [
    RequisiteController,
    ...PRICE_CONTROLLERS,
    ...MONEY_CONTROLLERS,
    ...BANK_CONTROLLERS,
    ...STATEMENT_CONTROLLERS,
    ...DOCUMENT_CONTROLLERS,
  ],
  providers: [
    FinanceJobs,
    RequisiteVetoes,
    Passports,
    RequisiteViews,
    RequisiteImageGate,
    ...PRICE_PROVIDERS,
    ...MONEY_PROVIDERS,
    ...BANK_PROVIDERS,
    ...STATEMENT_PROVIDERS,
    ...DOCUMENT_PROVIDERS,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true }), {
      but: [MoneyNight, TellOverdue],
    }),
  ],
  exports: [RequisiteVetoes],
})
export class FinanceModule implements OnModuleInit {
  constructor(
    private readonly owners: GuidOwners,
    private readonly preparations: Preparations,
    private readonly copies: EventCopies,
    private readonly changes: EventChangeVetoes,
    private readonly bookItems: BookItemUses,
    private readonly fieldUses: FieldUses,
  ) {}

  onModuleInit(): void {
    this.preparations.register(requisitesPreparation);
    this.copies.register(copiedPrices);
    this.changes.register(fixedByMoney);
    this.bookItems.register(priceUses);
    this.fieldUses.register(pricedFields);
    registerPriceOwners(this.owners);
    registerDocumentOwners(this.owners);
    registerMoneyOwners(this.owners);
    registerStatementOwners(this.owners);
    // A deleted requisite still belongs to its owner, who may bring it back.
    this.owners.register(
      'requisite',
      `select guid, case owner_type when 'Organizer' then owner_guid end as organizer_guid,
         null::uuid as competition_guid, case owner_type when 'Member' then owner_guid end as member_guid
       from finance.requisite where guid = any ($1::uuid[])`,
    );
  }
}

@Injectable()
class SealedPassports implements OnModuleInit {
  constructor(private readonly sealed: SealedColumns) {}

  onModuleInit(): void {
    this.sealed.add({ table: 'finance.requisite', column: 'passport_sealed', placeOf: passportPlace });
    sealedDocuments(this.sealed);
  }
}

/** What the worker loads of this room. */
@Module({
  imports: [ApplicationsWorkerModule, FormsWorkerModule, ArchivedEventsModule],
  providers: [
    FinanceJobs,
    SealedPassports,
    RequisiteVetoes,
    EraseRequisites,
    RequisiteErasureHandler,
    ...DOCUMENT_WORKERS,
    MoneyNight,
    MoneyNightHandler,
    TellOverdue,
    OverdueLettersHandler,
    MoneyLetters,
    AnswerLetters,
    Organizers,
    OwnLetters,
    Accounts,
    EventMoneys,
    PriceableFields,
    ReadPrices,
    TellPayments,
    FollowApplications,
    ProgramGate,
    Competitions,
    KnownBooks,
  ],
})
export class FinanceWorkerModule {}

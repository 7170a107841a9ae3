import { Module, type OnModuleInit } from '@nestjs/common';
import { accountsRoom } from '@rampa/accounts/server';
import { competitionsRoom } from '@rampa/competitions/server';
import { GuidOwners } from '@rampa/platform/server';
import { RequisiteController } from './http/requisite.controller.ts';
import { RequisiteVetoes } from './ports/requisite-vetoes.ts';
import { Requisites } from './queries/requisites.ts';
import { Passports } from './requisites/passports.ts';
import { RequisiteViews } from './requisites/requisite-row.ts';
import { CreateRequisite } from './use-cases/create-requisite.ts';
import { DeleteRequisite } from './use-cases/delete-requisite.ts';
import { UpdateRequisite } from './use-cases/update-requisite.ts';

@Module({
  imports: [accountsRoom.module, competitionsRoom.module],
  controllers: [RequisiteController],
  providers: [
    RequisiteVetoes,
    Passports,
    RequisiteViews,
    Requisites,
    CreateRequisite,
    UpdateRequisite,
    DeleteRequisite,
  ],
  exports: [RequisiteVetoes],
})
export class FinanceModule implements OnModuleInit {
  constructor(private readonly owners: GuidOwners) {}

  onModuleInit(): void {
    // A deleted one is still its owner's: he may bring it back.
    this.owners.register(
      'requisite',
      `select guid, case owner_type when 'Organizer' then owner_guid end as organizer_guid,
         null::uuid as competition_guid, case owner_type when 'Member' then owner_guid end as member_guid
       from finance.requisite where guid = any ($1::uuid[])`,
    );
  }
}

// Composition of the worker: what each room does in the background.

import { Module, type DynamicModule } from '@nestjs/common';
import { AccountsWorkerModule } from '@rampa/accounts/server';
import { ApplicationsWorkerModule } from '@rampa/applications/server';
import { CompetitionsWorkerModule } from '@rampa/competitions/server';
import { DiplomasWorkerModule } from '@rampa/diplomas/server';
import { DisplayWorkerModule } from '@rampa/display/server';
import { FinanceWorkerModule } from '@rampa/finance/server';
import { JudgingWorkerModule } from '@rampa/judging/server';
import { ProgramWorkerModule } from '@rampa/program/server';
import { PlatformModule, type Config } from '@rampa/platform/server';
import { ReportsWorkerModule } from '@rampa/reports/server';

@Module({})
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forWorker(config),
        AccountsWorkerModule,
        CompetitionsWorkerModule,
        ApplicationsWorkerModule,
        ProgramWorkerModule,
        JudgingWorkerModule,
        DisplayWorkerModule,
        DiplomasWorkerModule,
        FinanceWorkerModule,
        ReportsWorkerModule,
      ],
    };
  }
}

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, FinanceSettingsView, FinanceSettingUpdate } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { Database, sql, UnitOfWork, type Scope } from '@rampa/platform/server';
import { EventMoneys } from './event-money.ts';
import { SETTING } from './price-tables.ts';

@Injectable()
export class ChangeSettings {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly moneys: EventMoneys,
  ) {}

  async of(scope: Scope): Promise<FinanceSettingsView> {
    const { competition } = eventOf(scope);
    return (await this.database.snapshot((reader) => this.moneys.of(reader, competition))).settings;
  }

  async save(scope: Scope, body: BodyOf<typeof FinanceSettingUpdate>): Promise<{ version: number }> {
    const { competition } = eventOf(scope);
    const { version, ...said } = body;
    const { result } = await this.work.run({ scope }, async (tx) => {
      const { settings } = await this.moneys.locked(tx, competition);
      if (settings.version !== version) throw new Failure('staleVersion');
      const changes = { ...said, version: version + 1, updatedAt: sql('now()') };
      await SETTING.update(tx, { competitionGuid: competition }, changes);
      return { version: version + 1 };
    });
    return result;
  }
}

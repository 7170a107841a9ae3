import { Controller } from '@nestjs/common';
import { NO_RULES } from '@rampa/competitions/domain';
import {
  CompetitionBlockStatusArrange,
  CompetitionBlockStatusCreate,
  CompetitionBlockStatusDelete,
  CompetitionBlockStatusGetByCompetitionGuid,
  CompetitionBlockStatusUpdate,
  CompetitionStatusArrange,
  CompetitionStatusCreate,
  CompetitionStatusDelete,
  CompetitionStatusGetActiveByCompetitionGuid,
  CompetitionStatusGetAllByCompetitionGuid,
  CompetitionStatusUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ListStatuses } from '../queries/list-statuses.ts';
import { ChangeStatuses, type SaidStatus } from '../use-cases/change-statuses.ts';

@Controller()
export class StatusController {
  constructor(
    private readonly statuses: ListStatuses,
    private readonly change: ChangeStatuses,
  ) {}

  @Call(CompetitionStatusGetAllByCompetitionGuid)
  all(@Input() { scope }: Given<typeof CompetitionStatusGetAllByCompetitionGuid>) {
    return this.statuses.all(scope);
  }

  @Call(CompetitionStatusGetActiveByCompetitionGuid)
  active(@Input() { scope }: Given<typeof CompetitionStatusGetActiveByCompetitionGuid>) {
    return this.statuses.active(scope);
  }

  @Call(CompetitionStatusCreate)
  async create(@Input() { scope, body: { order, ...said } }: Given<typeof CompetitionStatusCreate>) {
    return { guid: await this.change.create(scope, ofApplications(said), order) };
  }

  @Call(CompetitionStatusUpdate)
  async update(@Input() { scope, body }: Given<typeof CompetitionStatusUpdate>) {
    const { competitionStatusGuid, version, ...said } = body;
    await this.change.update(scope, competitionStatusGuid, ofApplications(said), version);
    return {};
  }

  @Call(CompetitionStatusArrange)
  async arrange(@Input() { scope, body }: Given<typeof CompetitionStatusArrange>) {
    await this.change.arrange(scope, 'application', body.competitionStatusGuids);
    return {};
  }

  @Call(CompetitionStatusDelete)
  async delete(@Input() { scope, query }: Given<typeof CompetitionStatusDelete>) {
    await this.change.delete(scope, 'application', query.competitionStatusGuid, query.replacementGuid);
    return {};
  }

  @Call(CompetitionBlockStatusGetByCompetitionGuid)
  ofBlocks(@Input() { scope }: Given<typeof CompetitionBlockStatusGetByCompetitionGuid>) {
    return this.statuses.ofBlocks(scope);
  }

  @Call(CompetitionBlockStatusCreate)
  async createOfBlocks(@Input() { scope, body: { order, ...said } }: Given<typeof CompetitionBlockStatusCreate>) {
    return { key: await this.change.create(scope, ofBlocks(said), order) };
  }

  @Call(CompetitionBlockStatusUpdate)
  async updateOfBlocks(@Input() { scope, body }: Given<typeof CompetitionBlockStatusUpdate>) {
    const { key, version, ...said } = body;
    await this.change.update(scope, key, ofBlocks(said), version);
    return {};
  }

  @Call(CompetitionBlockStatusArrange)
  async arrangeOfBlocks(@Input() { scope, body }: Given<typeof CompetitionBlockStatusArrange>) {
    await this.change.arrange(scope, 'block', body.keys);
    return {};
  }

  @Call(CompetitionBlockStatusDelete)
  async deleteOfBlocks(@Input() { scope, query }: Given<typeof CompetitionBlockStatusDelete>) {
    await this.change.delete(scope, 'block', query.key, query.replacementKey);
    return {};
  }
}

function ofApplications({
  title,
  colors,
  ...rules
}: Pick<SaidStatus, 'colors'> & { title: string } & SaidStatus['rules']): SaidStatus {
  return { kind: 'application', at: { title: 'title', fontColor: 'colors.fontColor' }, title, colors, rules };
}

function ofBlocks({ description, ...colors }: SaidStatus['colors'] & { description?: string | undefined }): SaidStatus {
  const at = { title: 'description', fontColor: 'fontColor' };
  return { kind: 'block', at, title: description, colors, rules: NO_RULES };
}

import { Controller } from '@nestjs/common';
import {
  ApplicationRulesGetByCompetition,
  ApplicationRulesUpdate,
  ApplicationsFieldsHistoryConfirmApplication,
  ApplicationsFieldsHistoryConfirmChanges,
  ApplicationsFieldsHistoryGetAllByApplication,
  ApplicationsFieldsHistoryGetNewByApplication,
  ApplicationsFieldsHistoryRevertChange,
  ApplicationsFieldsHistoryUnconfirm,
  CompetitionGetSubscribedApplicationsByCompetition,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ListApplications } from '../queries/list-applications.ts';
import { ReadHistory } from '../queries/read-history.ts';
import { ConfirmChanges } from '../use-cases/confirm-changes.ts';
import { RevertChange } from '../use-cases/revert-change.ts';
import { ApplicationRules } from '../use-cases/update-rules.ts';

@Controller()
export class DeskController {
  constructor(
    private readonly list: ListApplications,
    private readonly history: ReadHistory,
    private readonly confirming: ConfirmChanges,
    private readonly reverting: RevertChange,
    private readonly rules: ApplicationRules,
  ) {}

  @Call(CompetitionGetSubscribedApplicationsByCompetition)
  getSubscribed(@Input() given: Given<typeof CompetitionGetSubscribedApplicationsByCompetition>) {
    return this.list.page(given.scope, given.query, given.body);
  }

  @Call(ApplicationsFieldsHistoryGetAllByApplication)
  getAll(@Input() given: Given<typeof ApplicationsFieldsHistoryGetAllByApplication>) {
    return this.history.all(given.scope, given.query.applicationGuid, given.query);
  }

  @Call(ApplicationsFieldsHistoryGetNewByApplication)
  getNew(@Input() given: Given<typeof ApplicationsFieldsHistoryGetNewByApplication>) {
    return this.history.unseen(given.scope, given.query.applicationGuid);
  }

  @Call(ApplicationsFieldsHistoryConfirmApplication)
  confirm(@Input() given: Given<typeof ApplicationsFieldsHistoryConfirmApplication>) {
    return this.confirming.all(given.scope, given.query.applicationGuid, given.query.revision);
  }

  @Call(ApplicationsFieldsHistoryConfirmChanges)
  confirmSome(@Input() given: Given<typeof ApplicationsFieldsHistoryConfirmChanges>) {
    return this.confirming.some(given.scope, given.query.applicationGuid, given.body.revisions);
  }

  @Call(ApplicationsFieldsHistoryUnconfirm)
  async unconfirm(@Input() given: Given<typeof ApplicationsFieldsHistoryUnconfirm>) {
    await this.confirming.takeBack(given.scope, given.query.applicationGuid, given.body);
    return {};
  }

  @Call(ApplicationsFieldsHistoryRevertChange)
  revertChange(@Input() given: Given<typeof ApplicationsFieldsHistoryRevertChange>) {
    return this.reverting.run(given.scope, given.query.applicationGuid, given.body);
  }

  @Call(ApplicationRulesGetByCompetition)
  getRules(@Input() given: Given<typeof ApplicationRulesGetByCompetition>) {
    return this.rules.of(given.scope);
  }

  @Call(ApplicationRulesUpdate)
  async updateRules(@Input() given: Given<typeof ApplicationRulesUpdate>) {
    await this.rules.update(given.scope, given.body);
    return {};
  }
}

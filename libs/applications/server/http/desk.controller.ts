import { Controller } from '@nestjs/common';
import {
  ApplicationRulesGetByCompetition,
  ApplicationRulesUpdate,
  ApplicationsFieldsHistoryConfirmApplication,
  ApplicationsFieldsHistoryConfirmChanges,
  ApplicationsFieldsHistoryGetAllByApplication,
  ApplicationsFieldsHistoryGetNewByApplication,
  CompetitionGetSubscribedApplicationsByCompetition,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ListApplications } from '../queries/list-applications.ts';
import { ReadHistory } from '../queries/read-history.ts';
import { DecideApplications } from '../use-cases/decide-applications.ts';
import { ApplicationRules } from '../use-cases/update-rules.ts';

@Controller()
export class DeskController {
  constructor(
    private readonly list: ListApplications,
    private readonly history: ReadHistory,
    private readonly deciding: DecideApplications,
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
    return this.deciding.confirm(given.scope, given.query.applicationGuid, given.query.revision);
  }

  @Call(ApplicationsFieldsHistoryConfirmChanges)
  confirmSome(@Input() given: Given<typeof ApplicationsFieldsHistoryConfirmChanges>) {
    return this.deciding.confirmSome(given.scope, given.query.applicationGuid, given.body.revisions);
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

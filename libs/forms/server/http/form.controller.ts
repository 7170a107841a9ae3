import { Controller } from '@nestjs/common';
import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationFormGetByCompetition,
  ApplicationFormGetChanges,
  ApplicationFormGetImpact,
  ApplicationFormGetNow,
  ApplicationFormUndo,
  CompetitionGetCompetitionFieldsJson,
  CompetitionGetCompetitionJson,
} from '@rampa/contract';
import { Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { FormImpact } from '../queries/form-impact.ts';
import { ListForms } from '../queries/list-forms.ts';
import { ReadForms } from '../queries/read-forms.ts';
import { ChangeForm } from '../use-cases/change-form.ts';
import { CreateForms } from '../use-cases/create-forms.ts';

@Controller()
export class FormController {
  constructor(
    private readonly forms: ReadForms,
    private readonly lists: ListForms,
    private readonly impact: FormImpact,
    private readonly createForms: CreateForms,
    private readonly changeForm: ChangeForm,
    private readonly views: Views,
  ) {}

  @Call(ApplicationFormGetByCompetition)
  getByCompetition(@Input() given: Given<typeof ApplicationFormGetByCompetition>) {
    return this.forms.ofEvent(given.scope);
  }

  @Call(CompetitionGetCompetitionJson)
  getWhole(@Input() given: Given<typeof CompetitionGetCompetitionJson>) {
    return this.forms.whole(given.scope);
  }

  @Call(CompetitionGetCompetitionFieldsJson)
  getFields(@Input() given: Given<typeof CompetitionGetCompetitionFieldsJson>) {
    return this.forms.fields(given.scope);
  }

  @Call(ApplicationFormGetNow)
  async getNow(@Input() given: Given<typeof ApplicationFormGetNow>) {
    return new ViewAnswer(await this.views.read(given.scope.actor, 'form', given.query.competitionGuid));
  }

  @Call(ApplicationFormGetChanges)
  getChanges(@Input() given: Given<typeof ApplicationFormGetChanges>) {
    return this.lists.changes(given.scope, given.query);
  }

  @Call(ApplicationFormGetImpact)
  getImpact(@Input() given: Given<typeof ApplicationFormGetImpact>) {
    return this.impact.of(given.scope, given.body);
  }

  @Call(ApplicationFormCreate)
  create(@Input() given: Given<typeof ApplicationFormCreate>) {
    return this.createForms.ofEvent(given.scope, given.body);
  }

  @Call(ApplicationFormChange)
  change(@Input() given: Given<typeof ApplicationFormChange>) {
    return this.changeForm.change(given.scope, given.body);
  }

  @Call(ApplicationFormUndo)
  undo(@Input() given: Given<typeof ApplicationFormUndo>) {
    return this.changeForm.undo(given.scope, given.body);
  }
}

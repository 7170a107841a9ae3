import { Controller } from '@nestjs/common';
import {
  ApplicationBuilderBuildTemplate,
  ApplicationBuilderDeleteTemplate,
  ApplicationBuilderGet,
  ApplicationBuilderListTemplate,
  ApplicationBuilderRestoreTemplate,
  ApplicationBuilderUpdateTemplate,
  FestivalApplicationTemplateCreateFromFestival,
  FestivalApplicationTemplateReferenceBooksItems,
  FestivalApplicationTemplateUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ListForms } from '../queries/list-forms.ts';
import { ReadForms } from '../queries/read-forms.ts';
import { CreateForms } from '../use-cases/create-forms.ts';
import { ReplaceForm } from '../use-cases/replace-form.ts';

@Controller()
export class LibraryController {
  constructor(
    private readonly forms: ReadForms,
    private readonly lists: ListForms,
    private readonly createForms: CreateForms,
    private readonly replaceForm: ReplaceForm,
  ) {}

  @Call(ApplicationBuilderGet)
  get(@Input() given: Given<typeof ApplicationBuilderGet>) {
    return this.forms.one(given.scope, given.query.templateGuid);
  }

  @Call(ApplicationBuilderListTemplate)
  list(@Input() given: Given<typeof ApplicationBuilderListTemplate>) {
    return this.lists.library(given.scope);
  }

  @Call(ApplicationBuilderBuildTemplate)
  build(@Input() given: Given<typeof ApplicationBuilderBuildTemplate>) {
    return this.createForms.ofLibrary(given.scope, given.body);
  }

  @Call(ApplicationBuilderUpdateTemplate)
  update(@Input() given: Given<typeof ApplicationBuilderUpdateTemplate>) {
    return this.replaceForm.ofLibrary(given.scope, given.body);
  }

  @Call(ApplicationBuilderDeleteTemplate)
  async delete(@Input() given: Given<typeof ApplicationBuilderDeleteTemplate>) {
    await this.createForms.delete(given.scope, given.query.templateGuid);
    return {};
  }

  @Call(ApplicationBuilderRestoreTemplate)
  async restore(@Input() given: Given<typeof ApplicationBuilderRestoreTemplate>) {
    await this.createForms.restore(given.scope, given.query.templateGuid);
    return {};
  }

  @Call(FestivalApplicationTemplateUpdate)
  updateOfEvent(@Input() given: Given<typeof FestivalApplicationTemplateUpdate>) {
    return this.replaceForm.ofEvent(given.scope, given.body);
  }

  @Call(FestivalApplicationTemplateCreateFromFestival)
  createFromFestival(@Input() given: Given<typeof FestivalApplicationTemplateCreateFromFestival>) {
    return this.replaceForm.fromFestival(given.scope, given.body.sourceFestivalGuid);
  }

  @Call(FestivalApplicationTemplateReferenceBooksItems)
  bookItems(@Input() given: Given<typeof FestivalApplicationTemplateReferenceBooksItems>) {
    return this.forms.bookItems(given.scope);
  }
}

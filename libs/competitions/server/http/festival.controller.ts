import { Controller } from '@nestjs/common';
import {
  CompetitionArchiveOrUnarchive,
  CompetitionCopy,
  CompetitionCreatePractice,
  CompetitionDiscardPractice,
  CompetitionDeleteLogo,
  CompetitionGetReadiness,
  CompetitionUploadLogo,
  FestivalAddLogo,
  FestivalCreateFestival,
  FestivalDeleteFestival,
  FestivalGetDeletedFestivals,
  FestivalGetFestivalDetail,
  FestivalGetFestivals,
  FestivalRestoreFestival,
  FestivalUpdateFestival,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { DeletedEvents } from '../queries/deleted-events.ts';
import { Festivals } from '../queries/festivals.ts';
import { GetReadiness } from '../queries/get-readiness.ts';
import { ArchiveCompetition } from '../use-cases/archive-competition.ts';
import { ChangeEventLogo } from '../use-cases/change-event-logo.ts';
import { PractiseEvent } from '../use-cases/practise-event.ts';
import { CopyCompetition } from '../use-cases/copy-competition.ts';
import { CreateFestival } from '../use-cases/create-festival.ts';
import { DeleteFestival } from '../use-cases/delete-festival.ts';
import { UpdateFestival } from '../use-cases/update-festival.ts';

@Controller()
export class FestivalController {
  constructor(
    private readonly festivals: Festivals,
    private readonly getReadiness: GetReadiness,
    private readonly createFestival: CreateFestival,
    private readonly updateFestival: UpdateFestival,
    private readonly archiveCompetition: ArchiveCompetition,
    private readonly copyCompetition: CopyCompetition,
    private readonly practise: PractiseEvent,
    private readonly logo: ChangeEventLogo,
    private readonly deletion: DeleteFestival,
    private readonly deleted: DeletedEvents,
  ) {}

  @Call(FestivalGetFestivals)
  getFestivals(@Input() given: Given<typeof FestivalGetFestivals>) {
    return this.festivals.list(given.scope, given.query, given.body);
  }

  @Call(FestivalGetFestivalDetail)
  getFestivalDetail(@Input() given: Given<typeof FestivalGetFestivalDetail>) {
    return this.festivals.detail(given.scope);
  }

  @Call(CompetitionGetReadiness)
  readiness(@Input() given: Given<typeof CompetitionGetReadiness>) {
    return this.getReadiness.run(given.scope);
  }

  @Call(FestivalCreateFestival)
  create(@Input() given: Given<typeof FestivalCreateFestival>) {
    return this.createFestival.run(given.scope, given.body);
  }

  @Call(FestivalUpdateFestival)
  update(@Input() given: Given<typeof FestivalUpdateFestival>) {
    return this.updateFestival.run(given.scope, given.body);
  }

  @Call(FestivalDeleteFestival)
  async delete(@Input() given: Given<typeof FestivalDeleteFestival>) {
    await this.deletion.run(given.scope);
    return {};
  }

  @Call(FestivalGetDeletedFestivals)
  getDeleted(@Input() given: Given<typeof FestivalGetDeletedFestivals>) {
    return this.deleted.of(given.scope);
  }

  @Call(FestivalRestoreFestival)
  async restore(@Input() given: Given<typeof FestivalRestoreFestival>) {
    await this.deletion.restore(given.scope, given.body.festivalGuid);
    return {};
  }

  @Call(CompetitionUploadLogo)
  uploadLogo(@Input() { scope, request }: Given<typeof CompetitionUploadLogo>) {
    return this.logo.upload(scope, request);
  }

  @Call(FestivalAddLogo)
  addLogo(@Input() { scope, request }: Given<typeof FestivalAddLogo>) {
    return this.logo.upload(scope, request);
  }

  @Call(CompetitionDeleteLogo)
  deleteLogo(@Input() { scope }: Given<typeof CompetitionDeleteLogo>) {
    return this.logo.remove(scope);
  }

  @Call(CompetitionArchiveOrUnarchive)
  archive(@Input() given: Given<typeof CompetitionArchiveOrUnarchive>) {
    return this.archiveCompetition.run(given.scope, given.body);
  }

  @Call(CompetitionCreatePractice)
  createPractice(@Input() given: Given<typeof CompetitionCreatePractice>) {
    return this.practise.create(given.scope);
  }

  @Call(CompetitionDiscardPractice)
  discardPractice(@Input() given: Given<typeof CompetitionDiscardPractice>) {
    return this.practise.discard(given.scope);
  }

  @Call(CompetitionCopy)
  copy(@Input() given: Given<typeof CompetitionCopy>) {
    return this.copyCompetition.run(given.scope, given.body);
  }
}

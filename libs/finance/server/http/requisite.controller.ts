import { Controller } from '@nestjs/common';
import {
  RequisiteCreate,
  RequisiteCreateByOrganizer,
  RequisiteDelete,
  RequisiteDeleteImage,
  RequisiteGetAll,
  RequisiteGetByGuid,
  RequisiteGetRequisitesOfSubscribedApplicationsByCompetition,
  RequisiteRestore,
  RequisiteUpdate,
  RequisiteUpdateByOrganizer,
  RequisiteUploadImage,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { Requisites } from '../queries/requisites.ts';
import { ChangeRequisiteImage } from '../use-cases/change-requisite-image.ts';
import { CreateRequisite } from '../use-cases/create-requisite.ts';
import { DeleteRequisite } from '../use-cases/delete-requisite.ts';
import { UpdateRequisite } from '../use-cases/update-requisite.ts';

@Controller()
export class RequisiteController {
  constructor(
    private readonly requisites: Requisites,
    private readonly createRequisite: CreateRequisite,
    private readonly updateRequisite: UpdateRequisite,
    private readonly deleteRequisite: DeleteRequisite,
    private readonly images: ChangeRequisiteImage,
  ) {}

  @Call(RequisiteGetAll)
  getAll(@Input() given: Given<typeof RequisiteGetAll>) {
    return this.requisites.list(given.scope, given.query);
  }

  @Call(RequisiteGetByGuid)
  getByGuid(@Input() given: Given<typeof RequisiteGetByGuid>) {
    return this.requisites.one(given.scope, given.query.requisiteGuid);
  }

  @Call(RequisiteGetRequisitesOfSubscribedApplicationsByCompetition)
  getOfParticipants(@Input() given: Given<typeof RequisiteGetRequisitesOfSubscribedApplicationsByCompetition>) {
    return this.requisites.ofParticipants(given.scope);
  }

  @Call(RequisiteCreate)
  create(@Input() given: Given<typeof RequisiteCreate>) {
    return this.createRequisite.run(given.scope, given.body);
  }

  @Call(RequisiteUpdate)
  update(@Input() given: Given<typeof RequisiteUpdate>) {
    return this.updateRequisite.run(given.scope, given.body);
  }

  @Call(RequisiteDelete)
  delete(@Input() given: Given<typeof RequisiteDelete>) {
    return this.deleteRequisite.run(given.scope, given.query.requisiteGuid);
  }

  @Call(RequisiteRestore)
  restore(@Input() given: Given<typeof RequisiteRestore>) {
    return this.deleteRequisite.undo(given.scope, given.query.requisiteGuid);
  }

  @Call(RequisiteCreateByOrganizer)
  createByOrganizer(@Input() given: Given<typeof RequisiteCreateByOrganizer>) {
    return this.createRequisite.runFor(given.scope, given.query.participantUserGuid, given.body);
  }

  @Call(RequisiteUpdateByOrganizer)
  updateByOrganizer(@Input() given: Given<typeof RequisiteUpdateByOrganizer>) {
    return this.updateRequisite.runFor(given.scope, given.query.participantUserGuid, given.body);
  }

  @Call(RequisiteUploadImage)
  uploadImage(@Input() { scope, query, request }: Given<typeof RequisiteUploadImage>) {
    return this.images.upload(scope, query.requisiteGuid, query.image, request);
  }

  @Call(RequisiteDeleteImage)
  deleteImage(@Input() { scope, query }: Given<typeof RequisiteDeleteImage>) {
    return this.images.remove(scope, query.requisiteGuid, query.image);
  }
}

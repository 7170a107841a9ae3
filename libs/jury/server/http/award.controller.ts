import { Controller } from '@nestjs/common';
import {
  AwardGroupCreate,
  AwardGroupDelete,
  AwardGroupGetByCompetition,
  AwardGroupUpdate,
  AwardSettingArrange,
  AwardSettingCreate,
  AwardSettingDelete,
  AwardSettingGetByAwardGroupAndCompetition,
  AwardSettingGetByCompetition,
  AwardSettingReColoring,
  AwardSettingUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { RulesLists } from '../queries/rules-lists.ts';
import { ArrangeAwards } from '../use-cases/arrange-awards.ts';
import { CreateAwardGroup } from '../use-cases/create-award-group.ts';
import { CreateAwardSetting } from '../use-cases/create-award-setting.ts';
import { DeleteAwardGroup } from '../use-cases/delete-award-group.ts';
import { DeleteAwardSetting } from '../use-cases/delete-award-setting.ts';
import { RecolorAward } from '../use-cases/recolor-award.ts';
import { UpdateAwardGroup } from '../use-cases/update-award-group.ts';
import { UpdateAwardSetting } from '../use-cases/update-award-setting.ts';

@Controller()
export class AwardController {
  constructor(
    private readonly lists: RulesLists,
    private readonly createAwardGroup: CreateAwardGroup,
    private readonly updateAwardGroup: UpdateAwardGroup,
    private readonly deleteAwardGroup: DeleteAwardGroup,
    private readonly createAwardSetting: CreateAwardSetting,
    private readonly updateAwardSetting: UpdateAwardSetting,
    private readonly deleteAwardSetting: DeleteAwardSetting,
    private readonly arrangeAwards: ArrangeAwards,
    private readonly recolorAward: RecolorAward,
  ) {}

  @Call(AwardGroupGetByCompetition)
  groups(@Input() given: Given<typeof AwardGroupGetByCompetition>) {
    return this.lists.awardGroups(given.scope);
  }

  @Call(AwardGroupCreate)
  createGroup(@Input() given: Given<typeof AwardGroupCreate>) {
    return this.createAwardGroup.run(given.scope, given.body);
  }

  @Call(AwardGroupUpdate)
  updateGroup(@Input() given: Given<typeof AwardGroupUpdate>) {
    return this.updateAwardGroup.run(given.scope, given.body);
  }

  @Call(AwardGroupDelete)
  deleteGroup(@Input() given: Given<typeof AwardGroupDelete>) {
    return this.deleteAwardGroup.run(given.scope, given.query.awardGroupGuid);
  }

  @Call(AwardSettingGetByCompetition)
  all(@Input() given: Given<typeof AwardSettingGetByCompetition>) {
    return this.lists.awards(given.scope);
  }

  @Call(AwardSettingGetByAwardGroupAndCompetition)
  ofGroup(@Input() given: Given<typeof AwardSettingGetByAwardGroupAndCompetition>) {
    return this.lists.awards(given.scope, given.query.awardGroupGuid);
  }

  @Call(AwardSettingCreate)
  create(@Input() given: Given<typeof AwardSettingCreate>) {
    return this.createAwardSetting.run(given.scope, given.body);
  }

  @Call(AwardSettingUpdate)
  update(@Input() given: Given<typeof AwardSettingUpdate>) {
    return this.updateAwardSetting.run(given.scope, given.body);
  }

  @Call(AwardSettingArrange)
  arrange(@Input() given: Given<typeof AwardSettingArrange>) {
    return this.arrangeAwards.run(given.scope, given.body);
  }

  @Call(AwardSettingReColoring)
  recolor(@Input() given: Given<typeof AwardSettingReColoring>) {
    return this.recolorAward.run(given.scope, given.body);
  }

  @Call(AwardSettingDelete)
  delete(@Input() given: Given<typeof AwardSettingDelete>) {
    return this.deleteAwardSetting.run(given.scope, given.query.awardSettingGuid);
  }
}

// Calls that set how marks count: criteria («Point») and the scoring scheme.

import { Controller } from '@nestjs/common';
import {
  PointArrange,
  PointCreate,
  PointDelete,
  PointGetByCompetition,
  PointUpdate,
  ScoringSchemeGetByCompetition,
  ScoringSchemeUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { RulesLists } from '../queries/rules-lists.ts';
import { ArrangePoints } from '../use-cases/arrange-points.ts';
import { CreatePoint } from '../use-cases/create-point.ts';
import { DeletePoint } from '../use-cases/delete-point.ts';
import { UpdatePoint } from '../use-cases/update-point.ts';
import { UpdateScheme } from '../use-cases/update-scheme.ts';

@Controller()
export class RulesController {
  constructor(
    private readonly lists: RulesLists,
    private readonly createPoint: CreatePoint,
    private readonly updatePoint: UpdatePoint,
    private readonly arrangePoints: ArrangePoints,
    private readonly deletePoint: DeletePoint,
    private readonly updateScheme: UpdateScheme,
  ) {}

  @Call(PointGetByCompetition)
  points(@Input() given: Given<typeof PointGetByCompetition>) {
    return this.lists.points(given.scope);
  }

  @Call(PointCreate)
  create(@Input() given: Given<typeof PointCreate>) {
    return this.createPoint.run(given.scope, given.body);
  }

  @Call(PointUpdate)
  update(@Input() given: Given<typeof PointUpdate>) {
    return this.updatePoint.run(given.scope, given.body);
  }

  @Call(PointArrange)
  arrange(@Input() given: Given<typeof PointArrange>) {
    return this.arrangePoints.run(given.scope, given.body);
  }

  @Call(PointDelete)
  delete(@Input() given: Given<typeof PointDelete>) {
    return this.deletePoint.run(given.scope, given.query.pointGuid);
  }

  @Call(ScoringSchemeGetByCompetition)
  schemes(@Input() given: Given<typeof ScoringSchemeGetByCompetition>) {
    return this.lists.schemes(given.scope);
  }

  @Call(ScoringSchemeUpdate)
  changeScheme(@Input() given: Given<typeof ScoringSchemeUpdate>) {
    return this.updateScheme.run(given.scope, given.body);
  }
}

import { Controller } from '@nestjs/common';
import {
  CompetitionProgramItemArrange,
  CompetitionProgramItemCreateApplicationNumbersByCompetitionProgram,
  CompetitionProgramItemCreateFromApplications,
  CompetitionProgramItemCreatePause,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemDeleteRange,
  CompetitionProgramItemReorder,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemSetWithdrawn,
  CompetitionProgramItemSwap,
  CompetitionProgramItemUndoStep,
  CompetitionProgramItemUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ArrangeItems } from '../use-cases/arrange-items.ts';
import { CreateItems } from '../use-cases/create-items.ts';
import { CreatePause } from '../use-cases/create-pause.ts';
import { DeleteItems } from '../use-cases/delete-items.ts';
import { NumberItems } from '../use-cases/number-items.ts';
import { ReorderItem } from '../use-cases/reorder-item.ts';
import { SetActivity } from '../use-cases/set-activity.ts';
import { SetWithdrawn } from '../use-cases/set-withdrawn.ts';
import { SwapItems } from '../use-cases/swap-items.ts';
import { TakePerformances } from '../use-cases/take-performances.ts';
import { UndoStep } from '../use-cases/undo-step.ts';
import { UpdateItem } from '../use-cases/update-item.ts';

@Controller()
export class ProgramItemController {
  constructor(
    private readonly createItems: CreateItems,
    private readonly createPause: CreatePause,
    private readonly updateItem: UpdateItem,
    private readonly reorderItem: ReorderItem,
    private readonly arrangeItems: ArrangeItems,
    private readonly swapItems: SwapItems,
    private readonly deleteItems: DeleteItems,
    private readonly setItemActivity: SetActivity,
    private readonly undoLastStep: UndoStep,
    private readonly numberItems: NumberItems,
    private readonly performances: TakePerformances,
    private readonly setWithdrawn: SetWithdrawn,
  ) {}

  @Call(CompetitionProgramItemCreateRange)
  createRange(@Input() given: Given<typeof CompetitionProgramItemCreateRange>) {
    return this.createItems.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramItemCreateFromApplications)
  createFromApplications(@Input() given: Given<typeof CompetitionProgramItemCreateFromApplications>) {
    return this.performances.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramItemCreatePause)
  pause(@Input() given: Given<typeof CompetitionProgramItemCreatePause>) {
    return this.createPause.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramItemUpdate)
  update(@Input() given: Given<typeof CompetitionProgramItemUpdate>) {
    return this.updateItem.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramItemReorder)
  reorder(@Input() given: Given<typeof CompetitionProgramItemReorder>) {
    return this.reorderItem.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramItemArrange)
  arrange(@Input() given: Given<typeof CompetitionProgramItemArrange>) {
    return this.arrangeItems.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramItemSwap)
  swap(@Input() given: Given<typeof CompetitionProgramItemSwap>) {
    return this.swapItems.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramItemDeleteRange)
  deleteRange(@Input() given: Given<typeof CompetitionProgramItemDeleteRange>) {
    return this.deleteItems.run(given.scope, given.query.competitionProgramGuid, given.body.data);
  }

  @Call(CompetitionProgramItemSetWithdrawn)
  withdraw(@Input() given: Given<typeof CompetitionProgramItemSetWithdrawn>) {
    return this.setWithdrawn.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramItemSetActivity)
  setActivity(@Input() given: Given<typeof CompetitionProgramItemSetActivity>) {
    return this.setItemActivity.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramItemUndoStep)
  undoStep(@Input() given: Given<typeof CompetitionProgramItemUndoStep>) {
    return this.undoLastStep.run(given.scope, given.query.competitionProgramGuid, given.body.stepGuid);
  }

  @Call(CompetitionProgramItemCreateApplicationNumbersByCompetitionProgram)
  createNumbers(@Input() given: Given<typeof CompetitionProgramItemCreateApplicationNumbersByCompetitionProgram>) {
    return this.numberItems.run(given.scope, given.query.competitionProgramGuid, given.body);
  }
}

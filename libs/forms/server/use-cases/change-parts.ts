// The checklist's calls for single blocks and fields. Each makes one change to the current form.

import { Injectable } from '@nestjs/common';
import type {
  BodyOf,
  CompetitionTemplateCreateBlock,
  CompetitionTemplateCreateField,
  CompetitionTemplateUpdateBlock,
  CompetitionTemplateUpdateField,
} from '@rampa/contract';
import { edited, type Edit, type StoredBlock, type StoredField, type WholeForm } from '@rampa/forms/domain';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { FormRows } from '../persistence/form-rows.ts';
import { FormWriting } from './form-writing.ts';

/** How often a block may repeat when it sets no bounds itself. */
const REPEATS = 20;

@Injectable()
export class ChangeParts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: FormRows,
    private readonly writing: FormWriting,
  ) {}

  async createBlock(scope: Scope, body: BodyOf<typeof CompetitionTemplateCreateBlock>) {
    const { parentKey = null, isDuplicable, order, title, min = 1, isPerformance = false, rule = null } = body;
    const { max = isDuplicable ? REPEATS : Math.max(1, min) } = body;
    const guid = newGuid();
    await this.edit(scope, ({ blocks }) => {
      const afterGuid = placeOf([...blocks.values()].filter((one) => one.parentGuid === parentKey), order); // prettier-ignore
      return [{ do: 'addBlock', guid, parentGuid: parentKey, afterGuid, title, min, max, isPerformance, rule } as Edit];
    });
    return { guid, key: guid };
  }

  async copyBlock(scope: Scope, blockGuid: Guid) {
    const copyGuid = newGuid();
    await this.edit(scope, () => [{ do: 'copyBlock', guid: blockGuid, copyGuid }]);
    return { guid: copyGuid, key: copyGuid };
  }

  updateBlock(scope: Scope, body: BodyOf<typeof CompetitionTemplateUpdateBlock>): Promise<void> {
    const { blockGuid: guid, parentKey, order, ...values } = body;
    return this.edit(scope, ({ blocks }) => {
      const parentGuid = parentKey === undefined ? (blocks.get(guid)?.parentGuid ?? null) : parentKey;
      const beside = [...blocks.values()].filter((one) => one.parentGuid === parentGuid && one.guid !== guid);
      const isMoved = parentKey !== undefined || order !== undefined;
      return [
        { do: 'changeBlock', guid, values } as Edit,
        ...(isMoved ? [{ do: 'moveBlock', guid, parentGuid, afterGuid: placeOf(beside, order) } as const] : []),
      ];
    });
  }

  deleteBlock(scope: Scope, guid: Guid): Promise<void> {
    return this.edit(scope, () => [{ do: 'removeBlock', guid }]);
  }

  async createField(scope: Scope, body: BodyOf<typeof CompetitionTemplateCreateField>) {
    const { blockGuid, valueTypes: kind, referenceBookGuid: bookGuid, order, title } = body;
    const { hint = '', option = {}, rule = null, tag = null } = body;
    const { isRequired = false, isPrivate = false, isPersonal = true } = body;
    const guid = newGuid();
    await this.edit(scope, ({ fields }) => {
      const afterGuid = placeOf([...fields.values()].filter((one) => one.blockGuid === blockGuid), order); // prettier-ignore
      const values = { kind, bookGuid, title, hint, option, rule, tag, isRequired, isPrivate, isPersonal };
      return [{ do: 'addField', guid, blockGuid, afterGuid, ...values } as Edit];
    });
    return { guid, key: guid };
  }

  updateField(scope: Scope, body: BodyOf<typeof CompetitionTemplateUpdateField>): Promise<void> {
    const { fieldGuid: guid, blockGuid, order, valueTypes, referenceBookGuid, ...rest } = body;
    const kind = valueTypes === undefined ? {} : { kind: valueTypes };
    const book = referenceBookGuid === undefined ? {} : { bookGuid: referenceBookGuid };
    return this.edit(scope, ({ fields }) => {
      const into = blockGuid ?? fields.get(guid)?.blockGuid ?? '';
      const beside = [...fields.values()].filter((one) => one.blockGuid === into && one.guid !== guid);
      const isMoved = blockGuid !== undefined || order !== undefined;
      return [
        { do: 'changeField', guid, values: { ...rest, ...kind, ...book } } as Edit,
        ...(isMoved ? [{ do: 'moveField', guid, blockGuid: into, afterGuid: placeOf(beside, order) } as const] : []),
      ];
    });
  }

  deleteField(scope: Scope, guid: Guid): Promise<void> {
    return this.edit(scope, () => [{ do: 'removeField', guid }]);
  }

  /** Failures formAbsent, formPartGone, and those of a write. */
  private async edit(scope: Scope, edits: (whole: WholeForm) => readonly Edit[]): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const kept = await this.rows.ofEvent(tx, scope.organizer!, scope.competition!, { held: true });
      if (!kept) throw new Failure('formAbsent');
      const asked = edits(kept.whole);
      const said = { changeGuid: newGuid(), body: asked };
      await this.writing.write(tx, scope, kept, edited(kept.whole, asked, newGuid), said);
    });
  }
}

/** The part after which the part of that place (from 0) comes, counting those in use; without a place, the last. */
function placeOf(beside: readonly (StoredBlock | StoredField)[], order: number | undefined): Guid | null | undefined {
  if (order === undefined) return undefined;
  const inUse = beside.filter(({ isRemoved }) => !isRemoved).toSorted((one, other) => one.position - other.position);
  return order === 0 ? null : (inUse[Math.min(order, inUse.length) - 1]?.guid ?? null);
}

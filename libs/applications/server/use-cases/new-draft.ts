// An application as it begins: a draft with every block that the form asks for.

import { HEADING_RULE } from '@rampa/applications/domain';
import { evaluate, missingBlocks } from '@rampa/forms/domain';
import type { EventForm } from '@rampa/forms/server';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { APPLICATION, APPLICATION_BLOCK } from '../persistence/application-tables.ts';
import { countedAnew } from '../queries/counted-anew.ts';

export interface DraftOwner {
  memberGuid: Guid | null;
  ownerEmail: string | null;
}

export async function insertDraft(
  tx: Transaction,
  competition: Guid,
  form: EventForm,
  owner: DraftOwner & { importKey?: string },
): Promise<Guid> {
  const guid = newGuid();
  const blocks = missingBlocks(form.used, [], newGuid);
  const { percent, unfilled } = countedAnew(
    guid,
    blocks,
    [],
    evaluate(form.used, blocks, { state: 'Draft', status: '' }),
  );
  await APPLICATION.insert(tx, {
    ...{ guid, competitionGuid: competition, ...owner, percent, unfilled },
    headingRule: HEADING_RULE,
  });
  await APPLICATION_BLOCK.insertAll(
    tx,
    blocks.map((block, at) => ({
      ...{ guid: block.guid, applicationGuid: guid, competitionGuid: competition },
      ...{ formBlockGuid: block.blockGuid, parentGuid: block.parentGuid, position: at + 1 },
    })),
  );
  return guid;
}

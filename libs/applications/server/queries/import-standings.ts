// Applications as imports find them: by their keys, with who wrote each field last.

import type { Standing } from '@rampa/applications/domain';
import { missingBlocks, type Form } from '@rampa/forms/domain';
import { newGuid, type ApplicationState, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { byNumber } from '../persistence/application-rows.ts';
import type { StoredAnswer } from '../persistence/application-tables.ts';

export interface FoundApplication {
  guid: Guid;
  state: ApplicationState;
  statusGuid: Guid | null;
}

export interface Found {
  application: FoundApplication | null;
  standing: Standing;
}

interface BlockRow {
  application: Guid;
  guid: Guid;
  blockGuid: Guid;
  parentGuid: Guid | null;
  answers: Record<string, StoredAnswer>;
  importKey: string | null;
  isRemoved: boolean;
}

/** By key; one for each that is asked for. */
export async function standingsOf(
  reader: Reader,
  competition: Guid,
  form: Form,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Found>> {
  const applications = await reader.query<FoundApplication & { key: string }>(
    `select guid, state, status_guid as "statusGuid", import_key as key from applications.application
      where competition_guid = $1 and import_key = any ($2::text[])`,
    [competition, keys],
  );
  const guids = applications.map(({ guid }) => guid);
  const blocks = await blocksOf(reader, guids);
  const hands = await handsOf(reader, guids);
  const known = new Map(applications.map((one) => [one.key, one]));
  return new Map(
    keys.map((key) => {
      const application = known.get(key) ?? null;
      return [
        key,
        { application, standing: application ? standingIn(blocks.get(application.guid) ?? [], hands) : fresh(form) },
      ];
    }),
  );
}

function fresh(form: Form): Standing {
  const blocks = missingBlocks(form, [], newGuid).map((block) => ({ ...block, importKey: null }));
  return { isNew: true, blocks, lastHand: () => null, removed: new Set() };
}

function standingIn(rows: readonly BlockRow[], hands: ReadonlyMap<string, boolean>): Standing {
  return {
    isNew: false,
    blocks: rows
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ guid, blockGuid, parentGuid, answers, importKey }) => ({
        ...{ guid, blockGuid, parentGuid, importKey },
        answers: byNumber(answers),
      })),
    lastHand(block, n) {
      const isImport = hands.get(`${block} ${n}`);
      return isImport === undefined ? null : isImport ? 'import' : 'person';
    },
    removed: new Set(rows.flatMap(({ isRemoved, importKey }) => (isRemoved && importKey !== null ? [importKey] : []))),
  };
}

async function blocksOf(reader: Reader, applications: readonly Guid[]): Promise<ReadonlyMap<Guid, BlockRow[]>> {
  if (applications.length === 0) return new Map();
  const rows = await reader.query<BlockRow>(
    `select application_guid as application, guid, form_block_guid as "blockGuid", parent_guid as "parentGuid", answers,
            import_key as "importKey", deleted_at is not null as "isRemoved"
       from applications.block where application_guid = any ($1::uuid[]) order by position, guid`,
    [applications],
  );
  return Map.groupBy(rows, ({ application }) => application);
}

/** By `block n`: whether the last who wrote it was an import. */
async function handsOf(reader: Reader, applications: readonly Guid[]): Promise<ReadonlyMap<string, boolean>> {
  if (applications.length === 0) return new Map();
  const rows = await reader.query<{ place: string; isImport: boolean }>(
    `select distinct on (c.block_guid, c.n) c.block_guid || ' ' || c.n as place, c.import_guid is not null as "isImport"
       from applications.change c where c.application_guid = any ($1::uuid[]) and c.kind = 'answer'
      order by c.block_guid, c.n, c.revision desc`,
    [applications],
  );
  return new Map(rows.map(({ place, isImport }) => [place, isImport]));
}

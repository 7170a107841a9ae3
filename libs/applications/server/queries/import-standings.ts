// Applications as imports find them: by their keys, with who wrote each field last.

import { portalCodeIn, type Standing } from '@rampa/applications/domain';
import { missingBlocks, type Form } from '@rampa/forms/domain';
import { newGuid, type ApplicationState, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { byNumber } from '../persistence/application-rows.ts';
import type { StoredAnswer } from '../persistence/application-tables.ts';
import { itemTitles } from './item-titles.ts';

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
  hidden: string[];
  importKey: string | null;
  isRemoved: boolean;
}

/** By key, or by the portal's own code; one for each that is asked for. */
export async function standingsOf(
  reader: Reader,
  competition: Guid,
  form: Form,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Found>> {
  const codes = new Map(keys.flatMap((key) => (portalCodeIn(key) ? [[key, portalCodeIn(key)!] as const] : [])));
  const named = [...codes.values()].map(({ application }) => application);
  const applications = await reader.query<FoundApplication & { key: string | null }>(
    `select guid, state, status_guid as "statusGuid", import_key as key from applications.application
      where competition_guid = $1 and (import_key = any ($2::text[]) or (guid = any ($3::uuid[]) and deleted_at is null))`,
    [competition, keys, named],
  );
  const guids = applications.map(({ guid }) => guid);
  const blocks = await blocksOf(reader, guids);
  const hands = await handsOf(reader, guids);
  const titles = named.length === 0 ? undefined : await itemTitles(reader, answersIn(blocks));
  const known = new Map(applications.map((one) => [one.key, one]));
  const byGuid = new Map(applications.map((one) => [one.guid, one]));
  return new Map(
    keys.map((key) => {
      const code = codes.get(key);
      const application = (code ? byGuid.get(code.application) : known.get(key)) ?? null;
      const rows = application ? (blocks.get(application.guid) ?? []) : null;
      const standing = rows ? standingIn(rows, hands, code?.revision) : fresh(form);
      return [key, { application, standing: titles ? { ...standing, titleOf: (item) => titles.get(item) } : standing }];
    }),
  );
}

function fresh(form: Form): Standing {
  const blocks = missingBlocks(form, [], newGuid).map((block) => ({ ...block, importKey: null }));
  return { isNew: true, blocks, lastHand: () => null, removed: new Set() };
}

const answersIn = (blocks: ReadonlyMap<Guid, BlockRow[]>) =>
  [...blocks.values()].flat().map(({ answers }) => ({ answers: byNumber(answers) }));

interface Hand {
  revision: number;
  isImport: boolean;
}

/** `seen`: the revision that the row's own table has shown; what was written until then may be written over. */
function standingIn(rows: readonly BlockRow[], hands: ReadonlyMap<string, Hand>, seen = -1): Standing {
  const stored = new Map(rows.map(({ guid, answers }) => [guid, answers]));
  return {
    isNew: false,
    hidden: new Map(rows.map(({ guid, hidden }) => [guid, hidden.map((key) => Number(key.slice(1)))])),
    blocks: rows
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ guid, blockGuid, parentGuid, answers, importKey }) => ({
        ...{ guid, blockGuid, parentGuid, importKey },
        answers: byNumber(answers),
      })),
    lastHand(block, n) {
      const last = hands.get(`${block} ${n}`);
      if (last) return last.isImport && seen < 0 ? 'import' : last.revision <= seen ? 'import' : 'person';
      return (stored.get(block)?.[`f${n}`]?.r ?? 0) <= seen ? 'import' : null;
    },
    removed: new Set(rows.flatMap(({ isRemoved, importKey }) => (isRemoved && importKey !== null ? [importKey] : []))),
  };
}

async function blocksOf(reader: Reader, applications: readonly Guid[]): Promise<ReadonlyMap<Guid, BlockRow[]>> {
  if (applications.length === 0) return new Map();
  const rows = await reader.query<BlockRow>(
    `select application_guid as application, guid, form_block_guid as "blockGuid", parent_guid as "parentGuid", answers, hidden,
            import_key as "importKey", deleted_at is not null as "isRemoved"
       from applications.block where application_guid = any ($1::uuid[]) order by position, guid`,
    [applications],
  );
  return Map.groupBy(rows, ({ application }) => application);
}

/** By `block n`: when it was written last, and whether by an import. */
async function handsOf(reader: Reader, applications: readonly Guid[]): Promise<ReadonlyMap<string, Hand>> {
  if (applications.length === 0) return new Map();
  const rows = await reader.query<Hand & { place: string }>(
    `select distinct on (c.block_guid, c.n) c.block_guid || ' ' || c.n as place, c.revision,
            c.import_guid is not null as "isImport"
       from applications.change c where c.application_guid = any ($1::uuid[]) and c.kind = 'answer'
      order by c.block_guid, c.n, c.revision desc`,
    [applications],
  );
  return new Map(rows.map(({ place, ...hand }) => [place, hand]));
}

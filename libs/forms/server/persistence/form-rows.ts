// Forms as they are stored. Every statement names the organizer or a form that was found by him.

import { Injectable } from '@nestjs/common';
import type { Patch, StoredBlock, StoredField, WholeForm } from '@rampa/forms/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { sql, type Reader, type Transaction } from '@rampa/platform/server';
import { CHANGE, FORM } from './form-tables.ts';

export interface FormHead {
  guid: Guid;
  organizerGuid: Guid;
  /** Null: of the library. */
  competitionGuid: Guid | null;
  revision: number;
}

export interface KeptForm extends FormHead {
  whole: WholeForm;
}

export interface KeptChange {
  revision: number;
  bodyHash: string;
  patches: Patch[];
}

/** A form goes into the bin with its event, and comes back with it. */
export const NOT_DELETED = `(f.competition_guid is null
  or exists (select from competitions.v_competition c where c.guid = f.competition_guid))`;
const HEAD = `select f.guid, f.organizer_guid as "organizerGuid", f.competition_guid as "competitionGuid", f.title, f.revision,
  f.last_n as "lastN", f.changed_at as "changedAt" from forms.form f where f.removed_at is null and ${NOT_DELETED}`;
export type HeadRow = FormHead & { title: string; lastN: number; changedAt: Date };

@Injectable()
export class FormRows {
  /** Failure notFound of a foreign one, as of one that never was. `held`: until the commit nobody else changes it. */
  async byGuid(reader: Reader, organizer: Guid, guid: Guid, { held = false } = {}): Promise<KeptForm> {
    const [head] = await reader.query<HeadRow>(
      `${HEAD} and f.guid = $1 and f.organizer_guid = $2 ${held ? 'for no key update' : ''}`,
      [guid, organizer],
    );
    if (!head) throw new Failure('notFound');
    return withParts(reader, head);
  }

  /** Null: the event has none yet. */
  async ofEvent(reader: Reader, organizer: Guid, competition: Guid, { held = false } = {}): Promise<KeptForm | null> {
    const [head] = await reader.query<HeadRow>(
      `${HEAD} and f.competition_guid = $1 and f.organizer_guid = $2 ${held ? 'for no key update' : ''}`,
      [competition, organizer],
    );
    return head ? withParts(reader, head) : null;
  }

  /** Without its parts. `held`: until the commit nobody changes the form, while others may read it as well. */
  async headOfEvent(reader: Reader, competition: Guid, { held = false } = {}): Promise<HeadRow | null> {
    const [head] = await reader.query<HeadRow>(`${HEAD} and f.competition_guid = $1 ${held ? 'for share' : ''}`, [
      competition,
    ]);
    return head ?? null;
  }

  withParts(reader: Reader, head: HeadRow): Promise<KeptForm> {
    return withParts(reader, head);
  }

  /** Two forms that are made for one event at once stand one after another: an event has one. */
  async holdPlace(tx: Transaction, competition: Guid): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('form of ' || $1::text, 0))`, [competition]);
  }

  async changeBy(reader: Reader, form: Guid, changeGuid: Guid): Promise<KeptChange | null> {
    const [row] = await reader.query<KeptChange>(
      `select revision, body_hash as "bodyHash", patches from forms.change where form_guid = $1 and change_guid = $2`,
      [form, changeGuid],
    );
    return row ?? null;
  }

  async change(reader: Reader, form: Guid, revision: number): Promise<KeptChange> {
    const [row] = await reader.query<KeptChange>(
      `select revision, body_hash as "bodyHash", patches from forms.change where form_guid = $1 and revision = $2`,
      [form, revision],
    );
    if (!row) throw new Failure('badRequest', { field: 'undone', message: 'Такой правки нет.' });
    return row;
  }

  /** By whom each value was changed last since then: `part guid key` → actor. */
  async changedSince(reader: Reader, form: Guid, revision: number): Promise<ReadonlyMap<string, string>> {
    const rows = await reader.query<{ place: string; actor: string }>(
      `select p.patch ->> 'part' || ' ' || coalesce(p.patch ->> 'guid', '') || ' ' || k.key as place, c.actor
         from forms.change c cross join jsonb_array_elements(c.patches) p (patch)
        cross join jsonb_object_keys(p.patch -> 'after') k (key)
        where c.form_guid = $1 and c.revision > $2 order by c.revision`,
      [form, revision],
    );
    return new Map(rows.map(({ place, actor }) => [place, actor]));
  }

  /** A form of revision 0 with its parts; its journal begins with the first change. */
  async create(tx: Transaction, head: Omit<FormHead, 'revision'>, whole: WholeForm, source: Guid | null) {
    const { guid, organizerGuid, competitionGuid } = head;
    const { title, lastN } = whole;
    await FORM.insert(tx, { guid, organizerGuid, competitionGuid, title, lastN, sourceGuid: source });
    await this.writeParts(tx, guid, [...whole.blocks.values()], [...whole.fields.values()]);
  }

  /** What the patches name becomes what `after` says. The caller holds the form. */
  async save(
    tx: Transaction,
    form: FormHead,
    after: WholeForm,
    patches: readonly Patch[],
    said: { changeGuid: Guid; bodyHash: string; actor: string; undoes: number | null },
  ): Promise<number> {
    const named = (part: Patch['part']) => patches.flatMap((patch) => (patch.part === part ? [patch.guid!] : []));
    const revision = form.revision + 1;
    await FORM.update(
      tx,
      { guid: form.guid },
      { title: after.title, lastN: after.lastN, revision, changedAt: sql('now()') },
    );
    await this.writeParts(
      tx,
      form.guid,
      named('block').map((guid) => after.blocks.get(guid)!),
      named('field').map((guid) => after.fields.get(guid)!),
    );
    await CHANGE.insert(tx, { formGuid: form.guid, revision, patches: [...patches], ...said });
    return revision;
  }

  /** Failure formPartKnown of a guid that another form has. */
  private async writeParts(
    tx: Transaction,
    form: Guid,
    blocks: readonly StoredBlock[],
    fields: readonly StoredField[],
  ): Promise<void> {
    const written = [
      ...(await tx.query(
        `insert into forms.block as b (guid, form_guid, parent_guid, n, title, position, min, max, is_performance, rule, removed_at)
         select x.guid, $1, x."parentGuid", x.n, x.title, x.position, x.min, x.max, x."isPerformance",
                nullif(x.rule, 'null'), case when x."isRemoved" then now() end
           from jsonb_to_recordset($2::jsonb) x (guid uuid, "parentGuid" uuid, n int, title text, position int, min int,
                max int, "isPerformance" bool, rule jsonb, "isRemoved" bool)
         on conflict (guid) do update
            set parent_guid = excluded.parent_guid, title = excluded.title, position = excluded.position,
                min = excluded.min, max = excluded.max, is_performance = excluded.is_performance, rule = excluded.rule,
                removed_at = case when excluded.removed_at is not null then coalesce(b.removed_at, now()) end
          where b.form_guid = excluded.form_guid
         returning b.guid`,
        [form, JSON.stringify(blocks)],
      )),
      ...(await tx.query(
        `insert into forms.field as f (guid, form_guid, block_guid, n, origin_guid, kind, book_guid, title, hint, option,
                rule, tag, is_required, is_private, is_personal, position, removed_at)
         select x.guid, $1, x."blockGuid", x.n, x."originGuid", x.kind, x."bookGuid", x.title, x.hint, x.option,
                nullif(x.rule, 'null'), x.tag, x."isRequired", x."isPrivate", x."isPersonal", x.position,
                case when x."isRemoved" then now() end
           from jsonb_to_recordset($2::jsonb) x (guid uuid, "blockGuid" uuid, n int, "originGuid" uuid, kind text,
                "bookGuid" uuid, title text, hint text, option jsonb, rule jsonb, tag text, "isRequired" bool,
                "isPrivate" bool, "isPersonal" bool, position int, "isRemoved" bool)
         on conflict (guid) do update
            set block_guid = excluded.block_guid, kind = excluded.kind, book_guid = excluded.book_guid,
                title = excluded.title, hint = excluded.hint, option = excluded.option, rule = excluded.rule,
                tag = excluded.tag, is_required = excluded.is_required, is_private = excluded.is_private,
                is_personal = excluded.is_personal, position = excluded.position,
                removed_at = case when excluded.removed_at is not null then coalesce(f.removed_at, now()) end
          where f.form_guid = excluded.form_guid
         returning f.guid`,
        [form, JSON.stringify(fields)],
      )),
    ];
    if (written.length < blocks.length + fields.length) throw new Failure('formPartKnown');
  }
}

async function withParts(reader: Reader, { title, lastN, ...head }: HeadRow): Promise<KeptForm> {
  const blocks = await reader.query<StoredBlock>(
    `select guid, n, parent_guid as "parentGuid", title, min, max, is_performance as "isPerformance", rule, position,
            removed_at is not null as "isRemoved" from forms.block where form_guid = $1`,
    [head.guid],
  );
  const fields = await reader.query<StoredField>(
    `select guid, n, block_guid as "blockGuid", kind, book_guid as "bookGuid", title, hint, option, rule, tag,
            is_required as "isRequired", is_private as "isPrivate", is_personal as "isPersonal",
            origin_guid as "originGuid", position, removed_at is not null as "isRemoved"
       from forms.field where form_guid = $1`,
    [head.guid],
  );
  const byGuid = <T extends { guid: Guid }>(rows: readonly T[]) => new Map(rows.map((row) => [row.guid, row]));
  return { ...head, whole: { title, lastN, blocks: byGuid(blocks), fields: byGuid(fields) } };
}

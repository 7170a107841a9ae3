// Two devices of a member, his organizer and a form that changes under them all the time (fields come, go, return, are renamed,
// narrowed, asked for and asked by a condition; blocks may be more or fewer; a book gets lines), against a model that is
// replayed: every answer that was acknowledged stands, every conflict is told with both answers, and the journal leads to
// what is stored.

import {
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationTemplateDeleteBlock,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateRestoreBlock,
  ApplicationTemplateUpdateField,
  ReferenceBookItemCreate,
  ReferenceBookItemUpdate,
  type FormEditSent,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';

const STEPS = 120;
/** In the whole set 10,000 steps. */
const RUNS = process.env.RAMPA_TEST_FULL ? Math.ceil(10_000 / STEPS) : 3;
const TEXTS = ['name', 'city', 'title', 'count'] as const;
const LINES_MOST = 6;
const ADDED_MOST = 4;
/** As many performances as the form asks for and lets be. */
const BOUNDS = [
  { min: 1, max: 3 },
  { min: 1, max: 2 },
  { min: 2, max: 4 },
  { min: 0, max: 5 },
];
const SHORT = 7;

type Step =
  /** `added`: one of the fields that have come meanwhile, instead of `field`. */
  | {
      do: 'save';
      who: 0 | 1 | 2;
      field: (typeof TEXTS)[number];
      added: number;
      nth: number;
      value: number;
      isLate: boolean;
    }
  | { do: 'saveGone'; who: 0 | 1 | 2; nth: number }
  | { do: 'choose'; who: 0 | 1 | 2; nth: number; line: number }
  | { do: 'again' }
  | { do: 'copy' | 'remove' | 'restore'; nth: number }
  | { do: 'form'; change: (typeof FORM_CHANGES)[number]; nth: number; isOn: boolean };

const FORM_CHANGES = ['toggle', 'toggle', 'add', 'rename', 'limit', 'ask', 'rule', 'bounds', 'line'] as const;

const who = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
const nth = fc.nat(5);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      ...{ do: fc.constant('save' as const), who, field: fc.constantFrom(...TEXTS), nth },
      ...{ added: fc.nat(3 * ADDED_MOST), value: fc.nat(30), isLate: fc.boolean() },
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('saveGone' as const), who, nth }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('choose' as const), who, nth, line: fc.nat(LINES_MOST) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('copy', 'remove', 'restore'), nth }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('form' as const), change: fc.constantFrom(...FORM_CHANGES), nth, isOn: fc.boolean() }), // prettier-ignore
  },
);

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

/** What one field of one block holds, and who wrote it last. */
interface Kept {
  value: string;
  r: number;
}

class Run {
  readonly model = new Map<string, Kept>();
  /** What each device believes the revision of a field to be. */
  readonly seen = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  blocks: Guid[] = [];
  gone: Guid[] = [];
  /** Every field by its name, those that have come meanwhile among them. */
  readonly fields: Map<string, Guid>;
  readonly added: string[] = [];
  /** Taken out of the form; their answers stay. */
  readonly unasked = new Set<string>();
  readonly limits = new Map<string, number>();
  readonly lines: Guid[];
  bounds = BOUNDS[0]!;
  told = 0;
  changed = 0;
  last: { body: object; r: number; as: string } | null = null;

  constructor(
    readonly sample: EventSample,
    readonly application: Guid,
    readonly club: Guid,
  ) {
    this.fields = new Map(Object.entries(sample.ids));
    this.lines = [sample.solo, sample.group];
  }

  tokenOf(device: 0 | 1 | 2): string {
    return device === 2 ? this.sample.boss.token : this.sample.member.token;
  }

  async step(step: Step): Promise<void> {
    const { sample } = this;
    switch (step.do) {
      case 'save': {
        const field = this.added[step.added] ?? step.field;
        const isOfClub = field === 'name' || field === 'city';
        const block = isOfClub ? this.club : this.blocks[step.nth % this.blocks.length];
        if (block === undefined) return;
        const value = field === 'count' ? String(step.value + 1) : step.value === 0 ? '' : `Слово ${step.value}`;
        return this.save(step.who, field, block, value, { value }, step.isLate);
      }
      case 'saveGone': {
        const block = this.gone[step.nth % Math.max(1, this.gone.length)];
        if (block === undefined || this.unasked.has('title')) return;
        const body = {
          ...{ guid: sample.ids.title, applicationGuid: this.application, applicationBlockGuid: block },
          ...{ changeGuid: newGuid(), value: 'Слово' },
        };
        const { status, envelope } = await api.send(ApplicationTemplateUpdateField, { body, as: this.tokenOf(step.who) }); // prettier-ignore
        expect([status, envelope.errors[0]?.code]).toEqual([409, 'blockGone']);
        return;
      }
      case 'choose': {
        const item = this.lines[step.line % this.lines.length]!;
        const block = this.blocks[step.nth % this.blocks.length];
        if (block === undefined) return;
        return this.save(step.who, 'form', block, item, { valueGuids: [item] });
      }
      case 'again': {
        if (!this.last) return;
        const { body, r, as } = this.last;
        expect((await api.call(ApplicationTemplateUpdateField, { body: body as never, as })).r).toBe(r);
        return;
      }
      case 'copy': {
        const source = this.blocks[step.nth % this.blocks.length];
        if (source === undefined) return;
        const query = { applicationGuid: this.application, applicationBlockGuid: source };
        const sent = { query, body: { withValues: true }, as: sample.member.token };
        const { status, envelope } = await api.send(ApplicationTemplateDuplicateBlock, sent);
        expect(status).toBe(this.blocks.length < this.bounds.max ? 200 : 409);
        if (status !== 200) return;
        const { applicationBlockGuid: copy, revision } = envelope.data!;
        for (const field of ['title', 'count', 'form', ...this.added]) {
          if (this.unasked.has(field)) continue;
          const kept = this.model.get(`${source} ${field}`);
          if (kept && kept.value !== '') this.model.set(`${copy} ${field}`, { value: kept.value, r: revision });
        }
        this.blocks.push(copy);
        return;
      }
      case 'remove': {
        const block = this.blocks[step.nth % this.blocks.length];
        if (block === undefined) return;
        const { status } = await api.send(ApplicationTemplateDeleteBlock, {
          ...{ query: { applicationBlockGuid: block }, as: sample.member.token },
        });
        expect(status).toBe(this.blocks.length > this.bounds.min ? 200 : 409);
        if (status !== 200) return;
        this.blocks = this.blocks.filter((one) => one !== block);
        this.gone.push(block);
        return;
      }
      case 'restore': {
        const block = this.gone[step.nth % Math.max(1, this.gone.length)];
        if (block === undefined) return;
        const { status } = await api.send(ApplicationTemplateRestoreBlock, {
          ...{ query: { applicationBlockGuid: block }, as: sample.member.token },
        });
        expect(status).toBe(this.blocks.length < this.bounds.max ? 200 : 409);
        if (status !== 200) return;
        this.gone = this.gone.filter((one) => one !== block);
        this.blocks.push(block);
        return;
      }
      default:
        this.changed += 1;
        return this.changeForm(step);
    }
  }

  /** Whatever becomes of the form, no answer is touched: the model keeps what it has. */
  private async changeForm({ change, nth, isOn }: Extract<Step, { do: 'form' }>): Promise<void> {
    const { sample } = this;
    const { ids } = sample;
    const text = (['title', 'city'] as const)[nth % 2]!;
    switch (change) {
      case 'toggle': {
        const all = ['city', 'title', 'count', ...this.added];
        return this.toggle(all[nth % all.length]!);
      }
      case 'add': {
        if (this.added.length >= ADDED_MOST) return;
        const [guid, name] = [newGuid(), `added${this.added.length}`];
        this.added.push(name);
        this.fields.set(name, guid);
        return sample.change({ do: 'addField', guid, blockGuid: ids.piece, kind: 'Text', title: `Вопрос ${nth}`, isRequired: isOn }); // prettier-ignore
      }
      case 'rename':
        return this.edit(text, { title: `Иначе ${nth}` });
      case 'limit':
        if (this.unasked.has(text)) return;
        this.limits.set(text, isOn ? SHORT : Infinity);
        return this.edit(text, { option: isOn ? { maxLength: SHORT } : {} });
      case 'ask':
        return this.edit(text, { isRequired: isOn });
      case 'rule':
        return this.edit('title', { rule: isOn ? { visible: { field: 5, in: [sample.group] } } : null });
      case 'line': {
        const title = `Строка ${newGuid()}`;
        if (this.lines.length < LINES_MOST && isOn) {
          const body = { referenceBookGuid: sample.book, title };
          this.lines.push((await sample.desk(ReferenceBookItemCreate, { body })).guid);
        } else {
          const body = { referenceBookItemGuid: this.lines[nth % this.lines.length]!, title };
          await sample.desk(ReferenceBookItemUpdate, { body });
        }
        return;
      }
      case 'bounds': {
        this.bounds = BOUNDS[nth % BOUNDS.length]!;
        await sample.change({ do: 'changeBlock', guid: ids.piece, values: this.bounds });
        // What is asked for now stands at once, empty.
        const standing = await this.standing();
        const fresh = standing.filter((one) => !this.blocks.includes(one));
        expect(fresh).toHaveLength(Math.max(0, this.bounds.min - this.blocks.length));
        this.blocks.push(...fresh);
      }
    }
  }

  async toggle(field: string): Promise<void> {
    const isAsked = !this.unasked.has(field);
    await this.sample.change({ do: isAsked ? 'removeField' : 'restoreField', guid: this.fields.get(field)! });
    if (isAsked) this.unasked.add(field);
    else this.unasked.delete(field);
  }

  /** A field that is taken out is left as it is. */
  private async edit(field: string, values: Extract<FormEditSent, { do: 'changeField' }>['values']): Promise<void> {
    if (!this.unasked.has(field))
      await this.sample.change({ do: 'changeField', guid: this.fields.get(field)!, values });
  }

  /** Performances, as the organizer reads them. */
  async standing(): Promise<Guid[]> {
    const query = { applicationGuid: this.application };
    const { items } = await this.sample.desk(ApplicationGetApplicationJsonForOrganizer, { query });
    const blocks = items.flatMap((section) => section.blocks);
    return blocks.filter(({ guid }) => guid === this.sample.ids.piece).map((one) => one.applicationBlockGuid);
  }

  /** `isLate`: the device has been without a network since it last looked. */
  private async save(
    device: 0 | 1 | 2,
    field: string,
    block: Guid,
    value: string,
    sent: object,
    isLate = false,
  ): Promise<void> {
    const place = `${block} ${field}`;
    const kept = this.model.get(place) ?? { value: '', r: 0 };
    const base = isLate ? (this.seen[device]!.get(place) ?? 0) : kept.r;
    const as = this.tokenOf(device);
    const body = {
      ...{ guid: this.fields.get(field)!, applicationGuid: this.application, applicationBlockGuid: block },
      ...{ changeGuid: newGuid(), baseRevision: base, ...sent },
    };
    const { status, envelope } = await api.send(ApplicationTemplateUpdateField, { body, as });
    if (this.unasked.has(field)) {
      expect([status, envelope.errors[0]?.code]).toEqual([409, 'formPartGone']);
    } else if (base !== kept.r && value !== kept.value) {
      expect([status, envelope.errors[0]?.code]).toEqual([409, 'fieldConflict']);
      const { r, theirs } = envelope.errors[0]!.customData as {
        r: number;
        theirs: { value: string; valueGuids: Guid[] };
      };
      expect([r, theirs.value || (theirs.valueGuids[0] ?? '')]).toEqual([kept.r, kept.value]);
      this.told += 1;
      this.seen[device]!.set(place, r);
    } else if (value !== kept.value && value.length > (this.limits.get(field) ?? Infinity)) {
      expect([status, envelope.errors[0]?.code]).toEqual([422, 'answerInvalid']);
    } else {
      expect(status).toBe(200);
      const { r } = envelope.data!;
      expect(r === kept.r).toBe(value === kept.value);
      this.model.set(place, { value, r });
      this.seen[device]!.set(place, r);
      if (value !== kept.value) this.last = { body, r, as };
    }
  }
}

it(
  'two devices, an organizer and a changing form lose nothing',
  async () => {
    const sums = { told: 0, changed: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: STEPS, maxLength: STEPS }), async (list) => {
        const sample = await EventSample.make(api);
        const application = await sample.begin();
        const { items } = await sample.read(application);
        const run = new Run(sample, application, items[0]!.blocks[0]!.applicationBlockGuid);
        run.blocks = items[1]!.blocks.map(({ applicationBlockGuid }) => applicationBlockGuid);
        for (const step of list) await run.step(step);
        for (const field of run.unasked) await run.toggle(field);
        sums.told += run.told;
        sums.changed += run.changed;
        await expectStored(run);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(Math.min(sums.told, sums.changed)).toBeGreaterThan(RUNS);
  },
  100_000 * RUNS,
);

async function expectStored(run: Run): Promise<void> {
  const { sample, application, model, blocks, club } = run;
  const query = { applicationGuid: application };
  const { items, application: head } = await sample.desk(ApplicationGetApplicationJsonForOrganizer, { query });
  const names = new Map([...run.fields].map(([name, guid]) => [guid, name]));
  const read = items
    .flatMap(({ fields }) => fields)
    .filter(({ valueTypes, filled }) => filled || valueTypes === 'Text');
  const stored = new Map(
    read
      .map((field) => [`${field.applicationBlockGuid} ${names.get(field.guid)}`, { value: field.value || (field.valueGuids[0] ?? ''), r: field.r }] as const)
      .filter(([, { r }]) => r > 0),
  ); // prettier-ignore
  const living = [...model].filter(([place]) => [club, ...blocks].includes(place.slice(0, 36)));
  expect(stored).toEqual(new Map(living.filter(([, { r }]) => r > 0)));
  expect(new Set(await run.standing())).toEqual(new Set(blocks));

  // The journal, replayed, is what is stored; the index of lines is what the answers say.
  const differing = await api.database.query(
    `with last as (select distinct on (block_guid, n) block_guid, n, after from applications.change
                    where application_guid = $1 and kind = 'answer' order by block_guid, n, revision desc)
     select * from last l join applications.block b on b.guid = l.block_guid
      where coalesce((b.answers -> ('f' || l.n)) - 'r', 'null') is distinct from coalesce(l.after, 'null')`,
    [application],
  );
  expect(differing).toEqual([]);
  const index = await api.database.query(
    `select block_guid, n, item_guid from applications.answer_item where application_guid = $1
     except
     select b.guid, substring(k.key from 2)::int, i.item::uuid
       from applications.block b cross join jsonb_each(b.answers) k cross join jsonb_array_elements_text(k.value -> 'i') i (item)
      where b.application_guid = $1 and b.deleted_at is null and k.value ? 'i'`,
    [application],
  );
  expect(index).toEqual([]);
  const [row] = await api.database.query<{ percent: number; revision: number }>(
    'select percent, revision from applications.application where guid = $1',
    [application],
  );
  const owed = items.flatMap(({ fields }) => fields).filter(({ visible, required }) => visible && required);
  const isAnswered = items.flatMap(({ fields }) => fields).some(({ visible, filled }) => visible && filled);
  const percent = owed.length === 0 ? (isAnswered ? 100 : 0) : Math.floor((100 * owed.filter(({ filled }) => filled).length) / owed.length); // prettier-ignore
  expect(row).toEqual({ percent, revision: head.revision });
}

// Two devices of a member, his organizer and a form that changes under them, against a model that is replayed: every
// answer that was acknowledged stands, every conflict is told with both answers, and the journal leads to what is stored.

import {
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationTemplateDeleteBlock,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateRestoreBlock,
  ApplicationTemplateUpdateField,
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

type Step =
  | { do: 'save'; who: 0 | 1 | 2; field: (typeof TEXTS)[number]; nth: number; value: number; isLate: boolean }
  | { do: 'choose'; who: 0 | 1 | 2; nth: number; isGroup: boolean }
  | { do: 'again' }
  | { do: 'copy' | 'remove' | 'restore'; nth: number }
  | { do: 'hideField' | 'showField' };

const who = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
const nth = fc.nat(5);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      ...{ do: fc.constant('save' as const), who, field: fc.constantFrom(...TEXTS), nth },
      ...{ value: fc.nat(30), isLate: fc.boolean() },
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('choose' as const), who, nth, isGroup: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('copy', 'remove', 'restore'), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('hideField', 'showField') }) },
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
  isCityAsked = true;
  told = 0;
  last: { body: object; r: number; as: string } | null = null;

  constructor(
    readonly sample: EventSample,
    readonly application: Guid,
    readonly club: Guid,
  ) {}

  tokenOf(device: 0 | 1 | 2): string {
    return device === 2 ? this.sample.boss.token : this.sample.member.token;
  }

  async step(step: Step): Promise<void> {
    const { sample } = this;
    switch (step.do) {
      case 'save': {
        const isOfClub = step.field === 'name' || step.field === 'city';
        const block = isOfClub ? this.club : this.blocks[step.nth % this.blocks.length]!;
        const value = step.field === 'count' ? String(step.value + 1) : step.value === 0 ? '' : `Слово ${step.value}`;
        return this.save(step.who, step.field, block, value, { value }, step.isLate);
      }
      case 'choose': {
        const item = step.isGroup ? sample.group : sample.solo;
        return this.save(step.who, 'form', this.blocks[step.nth % this.blocks.length]!, item, { valueGuids: [item] });
      }
      case 'again': {
        if (!this.last) return;
        const { body, r, as } = this.last;
        if (!this.isCityAsked && JSON.stringify(body).includes(sample.ids.city)) return;
        expect((await api.call(ApplicationTemplateUpdateField, { body: body as never, as })).r).toBe(r);
        return;
      }
      case 'copy': {
        const source = this.blocks[step.nth % this.blocks.length]!;
        const query = { applicationGuid: this.application, applicationBlockGuid: source };
        const sent = { query, body: { withValues: true }, as: sample.member.token };
        const { status, envelope } = await api.send(ApplicationTemplateDuplicateBlock, sent);
        expect(status).toBe(this.blocks.length < 3 ? 200 : 409);
        if (status !== 200) return;
        const { applicationBlockGuid: copy, revision } = envelope.data!;
        for (const field of ['title', 'count', 'form']) {
          const kept = this.model.get(`${source} ${field}`);
          if (kept && kept.value !== '') this.model.set(`${copy} ${field}`, { value: kept.value, r: revision });
        }
        this.blocks.push(copy);
        return;
      }
      case 'remove': {
        const block = this.blocks[step.nth % this.blocks.length]!;
        const { status } = await api.send(ApplicationTemplateDeleteBlock, {
          ...{ query: { applicationBlockGuid: block }, as: sample.member.token },
        });
        expect(status).toBe(this.blocks.length > 1 ? 200 : 409);
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
        expect(status).toBe(this.blocks.length < 3 ? 200 : 409);
        if (status !== 200) return;
        this.gone = this.gone.filter((one) => one !== block);
        this.blocks.push(block);
        return;
      }
      default: {
        const isShown = step.do === 'showField';
        if (isShown === this.isCityAsked) return;
        await sample.change({ do: isShown ? 'restoreField' : 'removeField', guid: sample.ids.city });
        this.isCityAsked = isShown;
      }
    }
  }

  /** `isLate`: the device has been without a network since it last looked. */
  private async save(
    device: 0 | 1 | 2,
    field: 'name' | 'city' | 'title' | 'count' | 'form',
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
      ...{ guid: this.sample.ids[field], applicationGuid: this.application, applicationBlockGuid: block },
      ...{ changeGuid: newGuid(), baseRevision: base, ...sent },
    };
    const { status, envelope } = await api.send(ApplicationTemplateUpdateField, { body, as });
    if (field === 'city' && !this.isCityAsked) {
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
    let told = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: STEPS, maxLength: STEPS }), async (list) => {
        const sample = await EventSample.make(api);
        const application = await sample.begin();
        const { items } = await sample.read(application);
        const run = new Run(sample, application, items[0]!.blocks[0]!.applicationBlockGuid);
        run.blocks = items[1]!.blocks.map(({ applicationBlockGuid }) => applicationBlockGuid);
        for (const step of list) await run.step(step);
        if (!run.isCityAsked) await run.step({ do: 'showField' });
        told += run.told;
        await expectStored(run);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(told).toBeGreaterThan(0);
  },
  100_000 * RUNS,
);

async function expectStored({ sample, application, model, blocks, club }: Run): Promise<void> {
  const query = { applicationGuid: application };
  const { items, application: head } = await sample.desk(ApplicationGetApplicationJsonForOrganizer, { query });
  const names = new Map(Object.entries(sample.ids).map(([name, guid]) => [guid, name]));
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
  expect(new Set(items[1]!.blocks.filter(({ guid }) => guid === sample.ids.piece).map((one) => one.applicationBlockGuid))).toEqual(new Set(blocks)); // prettier-ignore

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
  const percent = Math.floor((100 * owed.filter(({ filled }) => filled).length) / owed.length);
  expect(row).toEqual({ percent, revision: head.revision });
}

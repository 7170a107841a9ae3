// An event whose form names what a program takes, with applications that were sent and accepted.

import {
  ApplicationChangeStatus,
  ApplicationGetApplicationJson,
  ApplicationSubmit,
  ApplicationSubscribe,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateUpdateField,
  CompetitionProgramCreate,
  CompetitionProgramGetPerformances,
  CompetitionProgramPreviewSynchronization,
  CompetitionProgramSynchronization,
  CompetitionStatusGetAllByCompetitionGuid,
  CompetitionJudgeCreate,
  FestivalUpdateFestival,
  GroupFieldUpdate,
  PointCreate,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  type ProgramDifference,
  type SentBody,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { TestApi } from '@rampa/platform/testing';
import { EventSample } from '../../../applications/testing/event-sample.ts';
import { readProgram } from './program.factory.ts';

export interface Number {
  title: string;
  nomination?: Guid;
  duration?: string;
  person?: string;
}

type Difference = SentBody<typeof CompetitionProgramSynchronization>;

export class AppliedEvent {
  private constructor(
    readonly sample: EventSample,
    readonly dance: Guid,
    readonly choir: Guid,
    readonly fields: Record<'nomination' | 'duration' | 'age', Guid>,
  ) {}

  static async make(api: TestApi): Promise<AppliedEvent> {
    const sample = await EventSample.make(api);
    const { ids } = sample;
    const { collection } = await sample.desk(ReferenceBookGetByOrganizer, { body: {} });
    const bookGuid = collection.find(({ systemKey }) => systemKey === 'nominations')!.guid;
    const line = async (title: string) =>
      (await sample.desk(ReferenceBookItemCreate, { body: { referenceBookGuid: bookGuid, title } })).guid;
    const [dance, choir] = [await line('Народный танец'), await line('Хор')];
    const fields = { nomination: newGuid(), duration: newGuid(), age: newGuid() };
    const add = { do: 'addField', blockGuid: ids.piece } as const;
    await sample.change(
      { do: 'changeField', guid: ids.title, values: { tag: 'pieceTitle' } },
      { do: 'changeField', guid: ids.city, values: { tag: 'city' } },
      { do: 'changeField', guid: ids.form, values: { tag: 'form' } },
      { do: 'changeField', guid: ids.fullName, values: { tag: 'personFullName' } },
      { do: 'changeField', guid: ids.secret, values: { tag: 'presenterText' } },
      { ...add, guid: fields.nomination, kind: 'ReferenceBook', bookGuid, title: 'Номинация', tag: 'nomination' },
      { ...add, guid: fields.duration, kind: 'Text', title: 'Длительность', tag: 'duration', option: { format: 'duration' } }, // prettier-ignore
      { ...add, guid: fields.age, kind: 'Text', title: 'Возраст', tag: 'ageCategory' },
    );
    const query = { competitionGuid: sample.event };
    await sample.desk(GroupFieldUpdate, {
      query,
      body: {
        fields: [
          { title: 'Возраст', tag: 'ageCategory' },
          { title: 'Форма', tag: 'form' },
        ],
      },
    });
    await sample.desk(FestivalUpdateFestival, {
      query: { festivalGuid: sample.event },
      body: { details: { title: 'Светлояр', beginDate: '2027-03-20', endDate: '2027-03-22' }, typeTourCompetition: 2 },
    });
    return new AppliedEvent(sample, dance, choir, fields);
  }

  get as(): string {
    return this.sample.boss.token;
  }

  /** Its performances in their order, by their blocks. */
  async blocks(applicationGuid: Guid): Promise<Guid[]> {
    const { items } = await this.sample.own(ApplicationGetApplicationJson, { query: { applicationGuid } });
    const [section] = items.filter(({ guid }) => guid === this.sample.ids.piece);
    return section!.blocks.filter(({ isPerformance }) => isPerformance).map((one) => one.applicationBlockGuid);
  }

  save(
    applicationGuid: Guid,
    guid: Guid,
    sent: Partial<SentBody<typeof ApplicationTemplateUpdateField>>,
    as = this.as,
  ) {
    return this.sample.api.call(ApplicationTemplateUpdateField, { as, body: { guid, applicationGuid, ...sent } });
  }

  /** Sent by the member and accepted, unless it is not to be. */
  async application(name: string, numbers: readonly Number[], { isAccepted = true } = {}): Promise<Guid> {
    const { sample } = this;
    const { ids } = sample;
    const query = { competitionGuid: sample.event };
    const { applicationGuid } = await sample.own(ApplicationSubmit, { query });
    const own = sample.member.token;
    await this.save(applicationGuid, ids.name, { value: name }, own);
    await this.save(applicationGuid, ids.city, { value: 'Кострома' }, own);
    for (const [at, one] of numbers.entries()) {
      const known = await this.blocks(applicationGuid);
      if (at > 0)
        await sample.own(ApplicationTemplateDuplicateBlock, {
          query: { applicationGuid, applicationBlockGuid: known.at(-1)! },
          body: { changeGuid: newGuid() },
        });
      const block = (await this.blocks(applicationGuid)).at(-1)!;
      const put = (guid: Guid, sent: { value?: string; valueGuids?: Guid[] }) =>
        this.save(applicationGuid, guid, { applicationBlockGuid: block, ...sent }, own);
      await put(ids.form, { valueGuids: [sample.solo] });
      await put(ids.title, { value: one.title });
      await put(this.fields.nomination, { valueGuids: [one.nomination ?? this.dance] });
      await put(this.fields.duration, { value: one.duration ?? '3:42' });
      await put(this.fields.age, { value: '10–12 лет' });
    }
    await sample.own(ApplicationSubscribe, { query: { applicationGuid } });
    if (isAccepted) await this.decide(applicationGuid, ({ isAccepted: does }) => does);
    return applicationGuid;
  }

  async decide(applicationGuid: Guid, which: (status: { isAccepted: boolean }) => boolean): Promise<void> {
    const query = { competitionGuid: this.sample.event };
    const statuses = await this.sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query });
    const { guid: competitionStatusGuid } = statuses.find(which)!;
    const body = { competitionStatusGuid, comment: '' };
    await this.sample.desk(ApplicationChangeStatus, { query: { applicationGuid }, body });
  }

  /** A judge and what he marks. */
  async jury() {
    const query = { competitionGuid: this.sample.event };
    const judge = await this.sample.desk(CompetitionJudgeCreate, { query, body: { fullName: 'Берестов Андрей' } });
    const body = { title: 'Мастерство', min: 0, max: 10_000, step: 100 };
    const point = await this.sample.desk(PointCreate, { query, body });
    return { judge, point };
  }

  /** A judge has said what he thinks. */
  async mark(item: Guid): Promise<void> {
    const { judge, point } = await this.jury();
    await this.sample.api.database.query(
      'insert into judging.mark (item_guid, judge_guid, criterion_guid, value) values ($1, $2, $3, 9000)',
      [item, judge.guid, point.guid],
    );
  }

  async program(body: Partial<SentBody<typeof CompetitionProgramCreate>> = {}) {
    const query = { competitionGuid: this.sample.event };
    return this.sample.desk(CompetitionProgramCreate, { query, body: { title: 'I отделение', ...body } });
  }

  offered() {
    return this.sample.desk(CompetitionProgramGetPerformances, { query: { competitionGuid: this.sample.event } });
  }

  async items(program: Guid) {
    return (await readProgram(this.sample.api, this.as, program)).items;
  }

  difference(competitionProgramGuid: Guid): Promise<ProgramDifference> {
    return this.sample.desk(CompetitionProgramPreviewSynchronization, { query: { competitionProgramGuid } });
  }

  take(competitionProgramGuid: Guid, body: Difference) {
    return this.sample.desk(CompetitionProgramSynchronization, { query: { competitionProgramGuid }, body });
  }

  /** As the page does: everything but the organizer's own words and what is held. */
  async takeAll(program: Guid) {
    const seen = await this.difference(program);
    return this.take(program, {
      token: seen.token,
      added: seen.added.map((one) => one.applicationBlockGuid),
      changed: seen.changed.flatMap(({ itemGuid, fields }) => {
        const keys = fields.filter(({ isOwn, isHeld }) => !isOwn && !isHeld).map(({ key }) => key);
        return keys.length === 0 ? [] : [{ itemGuid, keys }];
      }),
      withdrawn: seen.withdrawn.filter(({ isHeld }) => !isHeld).map(({ itemGuid }) => itemGuid),
      linked: seen.doubled.flatMap(({ itemGuid, performance }) => (performance ? [itemGuid] : [])),
    });
  }
}

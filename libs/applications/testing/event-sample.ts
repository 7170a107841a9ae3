// An event with a form, its organizer and a member: what the specs of this room begin with.

import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationGetApplicationJson,
  ApplicationSubmit,
  ApplicationTemplateUpdateField,
  FestivalCreateFestival,
  ReferenceBookCreate,
  ReferenceBookItemCreate,
  type AnswerOf,
  type CallDefinition,
  type FormEditSent,
  type SentBody,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Sent, TestApi, TestOrganizer, TestPerson } from '@rampa/platform/testing';

const NAMES = ['club', 'piece', 'person', 'name', 'city', 'form', 'count', 'title', 'fullName', 'secret'] as const;
type Name = (typeof NAMES)[number];

type Field = AnswerOf<typeof ApplicationGetApplicationJson>['items'][number]['fields'][number];

export class EventSample {
  readonly ids = Object.fromEntries(NAMES.map((name) => [name, newGuid()])) as Record<Name, Guid>;
  revision = 0;

  private constructor(
    readonly api: TestApi,
    readonly boss: TestOrganizer,
    readonly event: Guid,
    readonly formGuid: Guid,
    readonly book: Guid,
    readonly solo: Guid,
    readonly group: Guid,
    readonly member: TestPerson,
  ) {}

  /**
   * «Коллектив» with a required name (2), a city (3), and a private word (10); up to three «Номера» (4) with a form (5),
   * for ensembles how many (6), a title (7), and in each up to four «Участники» (8) with a name (9).
   */
  static async make(api: TestApi, given?: TestOrganizer): Promise<EventSample> {
    const boss = given ?? (await api.organizer());
    const desk = <C extends CallDefinition>(call: C, sent: Sent<C>) => api.call(call, { as: boss.token, ...sent });
    const days = { beginDate: '2027-03-20', endDate: '2027-03-22' };
    const details = { title: 'Светлояр', ...days, city: 'Кострома', useFinances: true };
    const { guid: event } = await desk(FestivalCreateFestival, { body: { details } });
    const { guid: form } = await desk(ApplicationFormCreate, { query: { competitionGuid: event }, body: {} });
    const { guid: book } = await desk(ReferenceBookCreate, { body: { title: `Формы ${newGuid()}` } });
    const line = async (title: string) =>
      (await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: book, title } })).guid;
    const [solo, group] = [await line('Соло'), await line('Ансамбль')];
    const sample = new EventSample(api, boss, event, form, book, solo, group, await api.member(event));
    const { ids } = sample;
    const number = { format: 'number', min: 1_000 } as const;
    await sample.change(
      { do: 'addBlock', guid: ids.club, parentGuid: null, title: 'Коллектив' },
      { ...text(ids.name, ids.club, 'Название'), isRequired: true, tag: 'collective' },
      text(ids.city, ids.club, 'Город'),
      { do: 'addBlock', guid: ids.piece, parentGuid: null, title: 'Номер', max: 3, isPerformance: true },
      { do: 'addField', guid: ids.form, blockGuid: ids.piece, kind: 'ReferenceBook', bookGuid: book, title: 'Форма', isRequired: true }, // prettier-ignore
      {
        ...text(ids.count, ids.piece, 'Сколько человек'),
        option: number,
        rule: { visible: { field: 5, in: [group] } },
      },
      text(ids.title, ids.piece, 'Произведение'),
      { do: 'addBlock', guid: ids.person, parentGuid: ids.piece, title: 'Участник', min: 0, max: 4 },
      text(ids.fullName, ids.person, 'Имя'),
      { ...text(ids.secret, ids.club, 'Заметка жюри'), isPrivate: true },
    );
    return sample;
  }

  async change(...edits: FormEditSent[]): Promise<void> {
    const body = { formGuid: this.formGuid, changeGuid: newGuid(), revision: this.revision, edits };
    ({ revision: this.revision } = await this.desk(ApplicationFormChange, { body }));
  }

  desk<C extends CallDefinition>(call: C, sent: Sent<C> = {}): Promise<AnswerOf<C>> {
    return this.api.call(call, { as: this.boss.token, ...sent });
  }

  /** As the member, or as whoever `as` says. */
  own<C extends CallDefinition>(call: C, sent: Sent<C> = {}): Promise<AnswerOf<C>> {
    return this.api.call(call, { as: this.member.token, ...sent });
  }

  async refusal<C extends CallDefinition>(call: C, sent: Sent<C>) {
    const { status, envelope } = await this.api.send(call, { as: this.member.token, ...sent });
    return { status, code: envelope.errors[0]?.code, errors: envelope.errors };
  }

  async begin(as = this.member.token): Promise<Guid> {
    const query = { competitionGuid: this.event };
    return (await this.api.call(ApplicationSubmit, { as, query })).applicationGuid;
  }

  save(
    applicationGuid: Guid,
    field: Name,
    sent: Partial<SentBody<typeof ApplicationTemplateUpdateField>>,
    as?: string,
  ) {
    const body = { guid: this.ids[field], applicationGuid, ...sent };
    return this.own(ApplicationTemplateUpdateField, { body, ...(as === undefined ? {} : { as }) });
  }

  read(applicationGuid: Guid): Promise<AnswerOf<typeof ApplicationGetApplicationJson>> {
    return this.own(ApplicationGetApplicationJson, { query: { applicationGuid } });
  }

  /** The copies of a field in their order. */
  async fields(applicationGuid: Guid, field: Name): Promise<Field[]> {
    const { items } = await this.read(applicationGuid);
    return items.flatMap(({ fields }) => fields).filter(({ guid }) => guid === this.ids[field]);
  }

  /** With everything that is required; sent with `isSent`. */
  async filled(title = 'Берёзка', as?: string): Promise<Guid> {
    const guid = await this.begin(as);
    await this.save(guid, 'name', { value: title }, as);
    await this.save(guid, 'form', { valueGuids: [this.solo] }, as);
    return guid;
  }
}

function text(guid: Guid, blockGuid: Guid, title: string) {
  return { do: 'addField', guid, blockGuid, kind: 'Text', title } as const;
}

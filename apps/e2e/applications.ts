// Sends applications through the portal's calls, as a member, to an event with a short form.

import type { BrowserContext } from '@playwright/test';
import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationSubmit,
  ApplicationSubscribe,
  ApplicationTemplateUpdateField,
  ParticipantLogin,
  ReferenceBookItemGetByReferenceBookGuid,
  type AnswerOf,
  type CallDefinition,
  type FormEditSent,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { call, type Sent } from '../../libs/platform/testing/caller.ts';
import { BASE, type Contest } from './contest.ts';
import { joinAsMember, PASSWORD } from './people.ts';

type Added = Omit<Extract<FormEditSent, { do: 'addField' }>, 'do' | 'blockGuid'>;

/** A field of text in a block; `more` makes it another one. */
export const fieldIn = (blockGuid: Guid, title: string, more: object = {}): FormEditSent =>
  ({ do: 'addField', guid: newGuid(), blockGuid, kind: 'Text', title, ...more }) as FormEditSent;

/** Gives the event a form of these parts. Returns its guid. */
export async function makeForm(contest: Contest, edits: FormEditSent[]): Promise<Guid> {
  const query = { competitionGuid: contest.guid };
  const { guid: formGuid } = await contest.call(ApplicationFormCreate, { query, body: {} });
  await contest.call(ApplicationFormChange, { body: { formGuid, changeGuid: newGuid(), revision: 0, edits } });
  return formGuid;
}

async function signedMember(contest: Contest, context: BrowserContext, fullName?: string) {
  const email = await joinAsMember(context, contest.guid, fullName);
  const { token } = await call(BASE, ParticipantLogin, { body: { login: email, password: PASSWORD } });
  return { email, token };
}

interface Made {
  contest: Contest;
  formGuid: Guid;
  email: string;
  token: string;
  fields: Record<'name' | 'city' | 'nomination', Guid>;
  nomination: { guid: Guid; title: string };
}

export class Applications {
  /** Session of the member who sends them. */
  readonly email: string;
  readonly formGuid: Guid;
  readonly #made: Made;

  private constructor(made: Made) {
    this.email = made.email;
    this.formGuid = made.formGuid;
    this.#made = made;
  }

  /** The form: a collective with its name and town, and a performance with its nomination. */
  static async make(contest: Contest, context: BrowserContext, fullName?: string): Promise<Applications> {
    const fields = { name: newGuid(), city: newGuid(), nomination: newGuid() };
    const [club, piece] = [newGuid(), newGuid()];
    const bookGuid = await contest.book();
    const text = { do: 'addField', blockGuid: club, kind: 'Text' } as const;
    const formGuid = await makeForm(contest, [
      { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' },
      { ...text, guid: fields.name, title: 'Название', isRequired: true, tag: 'collective' },
      { ...text, guid: fields.city, title: 'Город' },
      { do: 'addBlock', guid: piece, parentGuid: null, title: 'Номер', max: 3, isPerformance: true },
      { do: 'addField', guid: fields.nomination, blockGuid: piece, kind: 'ReferenceBook', bookGuid, title: 'Номинация', isRequired: true }, // prettier-ignore
    ]);
    const member = await signedMember(contest, context, fullName);
    const [nomination] = await contest.call(ReferenceBookItemGetByReferenceBookGuid, {
      query: { referenceBookGuid: bookGuid },
    });
    return new Applications({ contest, formGuid, ...member, fields, nomination: nomination! });
  }

  /** Of another member, to the same form. */
  async ofAnother(context: BrowserContext): Promise<Applications> {
    return new Applications({ ...this.#made, ...(await signedMember(this.#made.contest, context)) });
  }

  get fields(): Made['fields'] {
    return this.#made.fields;
  }

  /** In which every performance of theirs stands. */
  get nomination(): { guid: Guid; title: string } {
    return this.#made.nomination;
  }

  get token(): string {
    return this.#made.token;
  }

  /** As the member. */
  own<C extends CallDefinition>(definition: C, sent: Sent<C> = {}): Promise<AnswerOf<C>> {
    return call(BASE, definition, { ...sent, as: this.#made.token });
  }

  /** Adds fields to performances. Answers the first performance of the application. */
  async addToPerformances(applicationGuid: Guid, added: Added[]): Promise<Guid> {
    const { contest, formGuid } = this.#made;
    const { form, items } = await contest.call(ApplicationGetApplicationJsonForOrganizer, {
      query: { applicationGuid },
    });
    const piece = items.flatMap(({ blocks }) => blocks).find(({ isPerformance }) => isPerformance)!;
    const edits = added.map((field) => ({ do: 'addField' as const, blockGuid: piece.guid, ...field }));
    const { revision } = form;
    await contest.call(ApplicationFormChange, { body: { formGuid, changeGuid: newGuid(), revision, edits } });
    return piece.applicationBlockGuid;
  }

  save(applicationGuid: Guid, field: keyof Made['fields'], answer: { value?: string; valueGuids?: Guid[] }) {
    const body = { guid: this.#made.fields[field], applicationGuid, ...answer };
    return call(BASE, ApplicationTemplateUpdateField, { as: this.#made.token, body });
  }

  async sent(name: string, city = 'Кострома'): Promise<Guid> {
    const query = { competitionGuid: this.#made.contest.guid };
    const { applicationGuid } = await call(BASE, ApplicationSubmit, { as: this.#made.token, query });
    await this.save(applicationGuid, 'name', { value: name });
    await this.save(applicationGuid, 'city', { value: city });
    await this.save(applicationGuid, 'nomination', { valueGuids: [this.nomination.guid] });
    await call(BASE, ApplicationSubscribe, { as: this.#made.token, query: { applicationGuid } });
    return applicationGuid;
  }
}

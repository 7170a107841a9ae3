// Children in an application, named by the organizer, and what their parents say of their names.

import {
  ApplicationTemplateAddBlock,
  ChildConsentGetByApplication,
  ChildConsentGive,
  ChildConsentWithdraw,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { TestApi } from '@rampa/platform/testing';
import { AppliedEvent } from './applied-event.ts';

export class AppliedChildren {
  private constructor(
    readonly event: AppliedEvent,
    readonly application: Guid,
    private readonly born: Guid,
  ) {}

  /** An accepted application with these performances, whose people are not written yet. */
  static async make(api: TestApi, collective = 'Берёзка', pieces = ['Калинка']): Promise<AppliedChildren> {
    const event = await AppliedEvent.make(api);
    const born = newGuid();
    await event.sample.change({
      ...{ do: 'addField', guid: born, blockGuid: event.sample.ids.person, kind: 'Text', title: 'Родился' },
      ...{ tag: 'personBirthDate', option: { format: 'date' } },
    });
    return new AppliedChildren(event, await event.application(collective, pieces.map((title) => ({ title }))), born); // prettier-ignore
  }

  /** `at`: in which performance. */
  async person(name: string, birthDate: string, at = 0): Promise<Guid> {
    const { event, application } = this;
    const parentGuid = (await event.blocks(application))[at];
    const { applicationBlockGuid } = await event.sample.desk(ApplicationTemplateAddBlock, {
      query: { applicationGuid: application },
      body: { blockGuid: event.sample.ids.person, parentGuid: parentGuid! },
    });
    await event.save(application, event.sample.ids.fullName, { applicationBlockGuid, value: name });
    await event.save(application, this.born, { applicationBlockGuid, value: birthDate });
    return applicationBlockGuid;
  }

  async give(block: Guid): Promise<void> {
    const { sample } = this.event;
    const { texts } = await sample.desk(ChildConsentGetByApplication, {
      query: { applicationGuid: this.application },
    });
    const { version } = texts.find(({ kind }) => kind === 'publishing')!;
    await sample.desk(ChildConsentGive, {
      body: {
        ...{ applicationBlockGuid: block, given: [{ kind: 'publishing', version }], representative: 'Ветрова Ольга' },
        ...{ way: 'paper', signedOn: '2026-11-20' },
      },
    });
  }

  async withdraw(block: Guid): Promise<void> {
    const body = { applicationBlockGuid: block, kind: 'publishing' } as const;
    await this.event.sample.desk(ChildConsentWithdraw, { body });
  }
}

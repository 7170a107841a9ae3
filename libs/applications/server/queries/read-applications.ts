// One application as its owner and as the organizer reads it.

import { Injectable } from '@nestjs/common';
import {
  answerWords,
  filling,
  formerSendings,
  membersForm,
  toldAnswer,
  type Audience,
  type FilledField,
  type FilledSection,
} from '@rampa/applications/domain';
import type {
  AnswerFile,
  AnswerOf,
  ApplicationDataGetByApplicationGuid,
  ApplicationGetApplicationJson,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationGetByGuid,
  ApplicationSection,
} from '@rampa/contract';
import type { Answer } from '@rampa/forms/domain';
import { Competitions } from '@rampa/competitions/server';
import { EventForms, type EventForm } from '@rampa/forms/server';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { AnswerFiles } from '../persistence/answer-files.ts';
import { ApplicationRows, factsOf, memberOf, type KeptBlock } from '../persistence/application-rows.ts';
import type { ApplicationRow, StoredAnswer } from '../persistence/application-tables.ts';
import { ApplicationPayments } from '../ports/application-payments.ts';
import { answeredBlocks } from './answered-blocks.ts';
import { ApplicationHeads } from './application-heads.ts';
import { correctionsOf } from './corrections.ts';
import { changesOf } from './journal.ts';
import { itemTitles } from './item-titles.ts';
import { officeWords } from './office-words.ts';
import { removedBlocks } from './removed-blocks.ts';

interface Read {
  application: ApplicationRow;
  form: EventForm;
  blocks: KeptBlock[];
}

@Injectable()
export class ReadApplications {
  constructor(
    private readonly database: Database,
    private readonly rows: ApplicationRows,
    private readonly forms: EventForms,
    private readonly heads: ApplicationHeads,
    private readonly files: AnswerFiles,
    private readonly payments: ApplicationPayments,
    private readonly competitions: Competitions,
  ) {}

  head(scope: Scope, guid: Guid): Promise<AnswerOf<typeof ApplicationGetByGuid>> {
    return this.database.snapshot(async (reader) => {
      const { memberGuid, competitionGuid } = await this.rows.one(reader, scope, guid);
      const { requisiteGuid } = await this.payments.of(reader, competitionGuid, guid);
      const member = await faceOf(reader, memberGuid);
      return { ...(await this.heads.one(reader, scope, guid)), member, requisiteGuid };
    });
  }

  ofMember(scope: Scope, guid: Guid): Promise<AnswerOf<typeof ApplicationGetApplicationJson>> {
    return this.database.snapshot(async (reader) =>
      this.json(reader, scope, await this.read(reader, scope, guid), 'member'),
    );
  }

  ofOrganizer(scope: Scope, guid: Guid): Promise<AnswerOf<typeof ApplicationGetApplicationJsonForOrganizer>> {
    return this.database.snapshot(async (reader) => {
      const read = await this.read(reader, scope, guid);
      const { memberGuid, ownerEmail, confirmedRevision, isOpened, erasedAt, checkedAt } = read.application;
      const { state, dateSubscribe } = read.application;
      const sentAt = dateSubscribe?.toISOString() ?? null;
      return {
        ...(await this.json(reader, scope, read, 'organizer')),
        ...{ member: await faceOf(reader, memberGuid), ownerEmail, confirmedRevision, isOpened },
        ...{ erasedAt: erasedAt?.toISOString() ?? null, checkedAt: checkedAt?.toISOString() ?? null },
        formerSendings: state === 'Subscribed' ? formerSendings(await changesOf(reader, guid), sentAt) : [],
        ...(await officeWords(reader, scope, guid)),
        removed: await removedAnswers(reader, read),
      };
    });
  }

  /** What counts, in words. The organizer's own fields only for him. */
  data(scope: Scope, guid: Guid): Promise<AnswerOf<typeof ApplicationDataGetByApplicationGuid>> {
    return this.database.snapshot(async (reader) => {
      const { application, form, blocks } = await this.read(reader, scope, guid);
      const audience = memberOf(scope) === null ? 'organizer' : 'member';
      return { blocks: await answeredBlocks(reader, form.used, blocks, factsOf(application), audience) };
    });
  }

  /** How many stand beside a block. Failure blockGone. */
  countChildren(scope: Scope, block: Guid): Promise<{ count: number; min: number; max: number }> {
    return this.database.snapshot(async (reader) => {
      const { application, form, blocks } = await this.read(
        reader,
        scope,
        await this.rows.ofBlock(reader, scope, block),
      );
      const { sections } = filling(form.used, blocks, factsOf(application), 'organizer');
      const found = sections.flatMap((section) => section.blocks).find((one) => one.applicationBlockGuid === block);
      if (!found) throw new Failure('blockGone');
      return { count: found.count, min: found.block.min, max: found.block.max };
    });
  }

  private async read(reader: Reader, scope: Scope, guid: Guid): Promise<Read> {
    const application = await this.rows.one(reader, scope, guid);
    const form = await this.forms.of(reader, application.competitionGuid);
    if (!form) throw new Failure('formAbsent');
    return { application, form, blocks: await this.rows.blocks(reader, guid) };
  }

  private async json(reader: Reader, scope: Scope, read: Read, audience: Audience) {
    const { application, form, blocks } = read;
    const head = await this.heads.one(reader, scope, application.guid);
    const { sections } = filling(form.used, blocks, factsOf(application), audience);
    const cleared = await this.rows.lastRevisions(reader, application.guid);
    const statuses = new Map(blocks.map(({ guid, statusGuid }) => [guid, statusGuid]));
    const { beginDate } = await this.competitions.face(reader, application.competitionGuid);
    const shown = audience === 'member' ? membersForm(form.used, blocks, factsOf(application)) : form.used;
    return {
      application: head,
      items: sections.map((section) => sectionOf(section, cleared, statuses)),
      form: {
        ...{ revision: form.revision, title: form.whole.title },
        ...{ blocks: [...shown.blocks], fields: [...shown.fields] },
      },
      files: await this.filesOf(reader, application.guid, form, audience),
      removedBlocks: await removedBlocks(reader, read, audience),
      corrections: await correctionsOf(reader, application.guid, read, audience),
      ...(await this.payments.of(reader, application.competitionGuid, application.guid)),
      ...{ beginDate, isEditingEnable: head.isEditingEnable },
    };
  }

  /** Those that answers name; the organizer sees also those of fields that the form asks no more. */
  private async filesOf(reader: Reader, application: Guid, form: EventForm, audience: Audience): Promise<AnswerFile[]> {
    const fields = new Map([...form.whole.fields.values()].map((field) => [field.n, field]));
    const rows = await this.files.of(reader, application, { isHere: true });
    return rows.flatMap(({ guid, blockGuid, n, name, contentType, size, seconds }) => {
      const field = fields.get(n);
      if (!field || (audience === 'member' && (field.isPrivate || field.isRemoved))) return [];
      return [
        { guid, applicationBlockGuid: blockGuid, fieldGuid: field.guid, name, type: contentType!, size, seconds },
      ];
    });
  }
}

function sectionOf(
  { block, isVisible, percent, allowNextPage, blocks, fields }: FilledSection,
  cleared: ReadonlyMap<string, number>,
  statuses: ReadonlyMap<Guid, Guid | null>,
): ApplicationSection {
  return {
    ...{ guid: block.guid, key: block.guid, parentKey: null, title: block.title, visible: isVisible },
    ...{ allowNextPage, procentOfFilling: percent },
    blocks: blocks.map((one) => ({
      ...{ applicationBlockGuid: one.applicationBlockGuid, guid: one.block.guid, parentKey: one.parentGuid },
      ...{ title: one.block.title, number: one.number, count: one.count, min: one.block.min, max: one.block.max },
      ...{ canAdd: one.canAdd, canRemove: one.canRemove, isPerformance: one.block.isPerformance },
      ...{ visible: one.isVisible, competitionBlockStatusKey: statuses.get(one.applicationBlockGuid) ?? null },
    })),
    fields: fields.map((one) => fieldOf(one, cleared)),
  };
}

function fieldOf({ field, answer, ...state }: FilledField, cleared: ReadonlyMap<string, number>) {
  const { applicationBlockGuid, isVisible, isRequired, isFilled, error } = state;
  const r = (answer as StoredAnswer | undefined)?.r ?? cleared.get(`${applicationBlockGuid} ${field.n}`) ?? 0;
  return {
    ...{ guid: field.guid, key: field.n, applicationBlockGuid, title: field.title, hint: field.hint },
    ...{ valueTypes: field.kind, referenceBookGuid: field.bookGuid, option: { ...field.option, isRequired } },
    ...toldAnswer(answer),
    ...{ r, visible: isVisible, required: isRequired, filled: isFilled, error, isPrivate: field.isPrivate },
  };
}

/** Answers of fields and blocks that the form asks no more: kept, and counted nowhere. */
async function removedAnswers(reader: Reader, { form, blocks }: Read) {
  const used = new Set(form.used.fields.map(({ n }) => n));
  const byN = new Map([...form.whole.fields.values()].map((field) => [field.n, field]));
  const titles = await itemTitles(reader, blocks);
  return blocks.flatMap(({ guid, answers }) =>
    Object.entries(answers).flatMap(([n, answer]: [string, Answer]) => {
      const field = byN.get(Number(n));
      if (!field || used.has(field.n)) return [];
      const text = answerWords(answer, field.option, (item) => titles.get(item));
      return [{ applicationBlockGuid: guid, fieldGuid: field.guid, title: field.title, text }];
    }),
  );
}

async function faceOf(reader: Reader, guid: Guid | null): Promise<{ guid: Guid; fullName: string } | null> {
  if (guid === null) return null;
  const [row] = await reader.query<{ guid: Guid; fullName: string }>(
    'select guid, full_name as "fullName" from accounts.v_account where guid = $1',
    [guid],
  );
  return row ?? null;
}

// An application that begins with the answers of an earlier one of the same member, and what it would take before it does.

import { Injectable } from '@nestjs/common';
import {
  answerWords,
  HEADING_RULE,
  MOST_OF_ONE,
  siblingsOf,
  takenOver,
  type TakenAnswer,
  type TakenOver,
} from '@rampa/applications/domain';
import type { CopyPreview } from '@rampa/contract';
import { evaluate, missingBlocks, type BlockAnswers, type Form } from '@rampa/forms/domain';
import { EventForms, type EventForm } from '@rampa/forms/server';
import { Failure, folded, newGuid, type Guid } from '@rampa/kernel';
import { actorName, Database, UnitOfWork, type Reader, type Scope, type Transaction } from '@rampa/platform/server';
import { KnownBooks } from '@rampa/reference-books/server';
import { ApplicationRows, byKey, factsOf, memberOf } from '../persistence/application-rows.ts';
import { APPLICATION, APPLICATION_BLOCK, CHANGE } from '../persistence/application-tables.ts';
import { settleChildren } from '../queries/child-consents.ts';
import { countedAnew, headingIn } from '../queries/counted-anew.ts';
import { EventDatesReader } from '../queries/event-dates.ts';
import { titlesOf } from '../queries/item-titles.ts';
import { announce } from './announce.ts';
import { draftOf, holdDrafts } from './create-applications.ts';

interface Source {
  form: EventForm;
  blocks: BlockAnswers[];
  /** Who of the member's list stands in a block. */
  performers: ReadonlyMap<Guid, Guid>;
}

/** Answers that a preview names one by one. */
const NAMED = 500;
/** Blocks of one application. */
const MOST_BLOCKS = 1_000;

@Injectable()
export class CopyApplications {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
    private readonly forms: EventForms,
    private readonly dates: EventDatesReader,
    private readonly books: KnownBooks,
  ) {}

  /** Failures notFound, formAbsent. */
  preview(scope: Scope, guid: Guid): Promise<CopyPreview> {
    return this.database.snapshot(async (reader) => {
      const [source, form] = [await this.source(reader, scope, guid), await this.formOf(reader, scope.competition!)];
      const { taken, left, blocks } = await this.take(reader, source, form);
      const titles = await titlesOf(
        reader,
        [...taken, ...left].map(({ answer }) => answer),
      );
      const told = (of: Form, among: readonly BlockAnswers[], list: readonly TakenAnswer[]) =>
        list.slice(0, NAMED).map(({ field, block, answer, why }) => ({
          ...{ place: placeIn(of, among, block), title: field.title },
          text: answerWords(answer, field.option, (item) => titles.get(item)),
          ...(why === null ? {} : { why }),
        }));
      return {
        taken: told(form.used, blocks, taken),
        left: told(source.form.used, source.blocks, left).map((line) => ({ why: '', ...line })),
        ...{ takenCount: taken.length, leftCount: left.length },
      };
    });
  }

  /** Failures notFound, formAbsent, applicationEarly, applicationClosed, applicationsFull, applicationFull. */
  async run(scope: Scope, guid: Guid): Promise<{ applicationGuid: Guid }> {
    const [member, competition] = [memberOf(scope)!, scope.competition!];
    const { result } = await this.work.run({ scope }, async (tx) => {
      await this.dates.refuseNew(tx, competition);
      const form = await this.formOf(tx, competition, true);
      const source = await this.source(tx, scope, guid);
      await holdDrafts(tx, member, competition);
      const [untouched, count] = await draftOf(tx, competition, { memberGuid: member });
      if (!untouched && count >= MOST_OF_ONE) throw new Failure('applicationsFull');
      return this.write(tx, scope, { untouched, source, form, from: guid });
    });
    return { applicationGuid: result };
  }

  private async write(
    tx: Transaction,
    scope: Scope,
    { untouched, source, form, from }: { untouched: Guid | null; source: Source; form: EventForm; from: Guid },
  ): Promise<Guid> {
    const [memberGuid, competitionGuid] = [memberOf(scope)!, scope.competition!];
    const copy = await this.take(tx, source, form);
    const lacking = missingBlocks(form.used, copy.blocks, newGuid).map((block) => ({
      ...block,
      answers: {},
      from: '',
    }));
    const blocks = [...copy.blocks, ...lacking];
    if (blocks.length > MOST_BLOCKS) throw new Failure('applicationFull');
    const guid = untouched ?? newGuid();
    const facts = factsOf({ state: 'Submitted', statusGuid: null });
    const counted = countedAnew(guid, blocks, [], evaluate(form.used, blocks, facts));
    const hidden = new Map(counted.blocks.map((one) => [one.guid, one.hidden]));
    const values = {
      ...{ state: 'Submitted' as const, revision: 1, percent: counted.percent, unfilled: counted.unfilled },
      ...{ ...headingIn(form.used, blocks, hidden), headingRule: HEADING_RULE },
    };
    // A draft that nobody has touched takes it: what stands in it is empty.
    if (untouched) {
      await tx.query('delete from applications.block where application_guid = $1', [guid]);
      await APPLICATION.update(tx, { guid }, values);
    } else await APPLICATION.insert(tx, { guid, competitionGuid, memberGuid, ...values });
    await APPLICATION_BLOCK.insertAll(
      tx,
      blocks.map(({ guid: own, blockGuid, parentGuid, answers, from: earlier }, at) => ({
        ...{
          guid: own,
          applicationGuid: guid,
          competitionGuid,
          formBlockGuid: blockGuid,
          parentGuid,
          position: at + 1,
        },
        ...{ r: 1, answers: byKey(withRevision(answers)), hidden: hidden.get(own)! },
        performerGuid: source.performers.get(earlier) ?? null,
      })),
    );
    await this.rows.index(tx, blocks.map((one) => one.guid)); // prettier-ignore
    await settleChildren(tx, form.used, [{ guid, blocks: counted.blocks.map((one, at) => ({ ...blocks[at]!, ...one })) }]); // prettier-ignore
    await CHANGE.insert(tx, {
      ...{ applicationGuid: guid, revision: 1, kind: 'state', blockGuid: null, n: null },
      ...{ before: { state: 'Draft' }, after: { state: 'Submitted', from } },
      ...{ actor: actorName(scope.actor), isOrganizer: false, changeGuid: newGuid(), bodyHash: '' },
    });
    const made = { guid, competitionGuid, memberGuid, state: 'Submitted' as const };
    await announce(tx, scope, made, 'Submitted', { revision: 1, blocks: [] });
    return guid;
  }

  /** His own, of whichever event that is not deleted; what counts in it. Failure notFound. */
  private async source(reader: Reader, { actor }: Scope, guid: Guid): Promise<Source> {
    const [row] = await reader.query<{ competition: Guid }>(
      `select a.competition_guid as competition from applications.application a
         join competitions.v_competition c on c.guid = a.competition_guid
        where a.guid = $1 and a.member_guid = $2 and a.deleted_at is null`,
      [guid, memberOf({ actor })],
    );
    if (!row) throw new Failure('notFound');
    const form = await this.formOf(reader, row.competition);
    const blocks = await this.rows.blocks(reader, guid);
    const performers = await reader.query<{ block: Guid; performer: Guid }>(
      `select guid as block, performer_guid as performer from applications.block
        where application_guid = $1 and performer_guid is not null`,
      [guid],
    );
    return {
      form,
      blocks: blocks.map(({ guid: own, blockGuid, parentGuid, answers, hidden }) => ({
        ...{ guid: own, blockGuid, parentGuid },
        answers: Object.fromEntries(Object.entries(answers).filter(([n]) => !hidden.includes(`f${n}`))),
      })),
      performers: new Map(performers.map(({ block, performer }) => [block, performer])),
    };
  }

  private async formOf(reader: Reader, competition: Guid, held = false): Promise<EventForm> {
    const form = await this.forms.of(reader, competition, { held });
    if (!form) throw new Failure('formAbsent');
    return form;
  }

  private async take(reader: Reader, source: Source, form: EventForm): Promise<TakenOver> {
    const answers = source.blocks.flatMap((block) => Object.values(block.answers));
    const chosen = await titlesOf(reader, answers);
    const books = [...new Set(form.used.fields.flatMap(({ bookGuid }) => bookGuid ?? []))];
    const offered = Map.groupBy(
      chosen.size === 0 ? [] : await this.books.items(reader, books),
      ({ bookGuid }) => bookGuid,
    );
    return takenOver({ form: source.form.used, blocks: source.blocks }, form.used, {
      newGuid,
      originOf: (field) => (form.whole.fields.get(field) ?? source.form.whole.fields.get(field))?.originGuid ?? field,
      lineFor({ bookGuid }, item) {
        const lines = offered.get(bookGuid!) ?? [];
        const title = chosen.get(item);
        const found =
          lines.find(({ guid }) => guid === item) ??
          lines.find((line) => title !== undefined && folded(line.title) === folded(title));
        return found?.guid ?? null;
      },
    });
  }
}

function withRevision(answers: BlockAnswers['answers']) {
  return Object.fromEntries(Object.entries(answers).map(([n, answer]) => [n, { ...answer, r: 1 }]));
}

/** «Номер 2»: only blocks that repeat are named. */
function placeIn(form: Form, blocks: readonly BlockAnswers[], guid: Guid): string {
  const one = blocks.find((block) => block.guid === guid);
  const block = one && form.blocks.find((each) => each.guid === one.blockGuid);
  if (!one || !block) return '';
  const around = one.parentGuid === null ? '' : placeIn(form, blocks, one.parentGuid);
  if (block.max === 1) return around;
  const own = `${block.title}\u00a0${siblingsOf(blocks, one).indexOf(one) + 1}`;
  return around === '' ? own : `${around}, ${own}`;
}

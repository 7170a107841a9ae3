import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  ApplicationFormGetByCompetition,
  CompetitionGetCompetitionFieldsJson,
  CompetitionGetCompetitionJson,
  FormView,
} from '@rampa/contract';
import { BlockTree, formFaults, usedForm, type StoredBlock, type StoredField } from '@rampa/forms/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { KnownBooks } from '@rampa/reference-books/server';
import { FormRows, type KeptForm } from '../persistence/form-rows.ts';
import { FormAnswers } from '../ports/form-answers.ts';
import { FormBooksReader } from './form-books.ts';

@Injectable()
export class ReadForms {
  constructor(
    private readonly database: Database,
    private readonly rows: FormRows,
    private readonly formBooks: FormBooksReader,
    private readonly books: KnownBooks,
    private readonly answers: FormAnswers,
  ) {}

  async one({ organizer }: Scope, guid: Guid): Promise<FormView> {
    return this.view(this.database, await this.rows.byGuid(this.database, organizer!, guid));
  }

  async ofEvent({ organizer, competition }: Scope): Promise<AnswerOf<typeof ApplicationFormGetByCompetition>> {
    const kept = await this.rows.ofEvent(this.database, organizer!, competition!);
    return { form: kept && (await this.view(this.database, kept)) };
  }

  async whole({ organizer, competition }: Scope): Promise<AnswerOf<typeof CompetitionGetCompetitionJson>> {
    const kept = await this.rows.ofEvent(this.database, organizer!, competition!);
    if (!kept) return { form: null };
    const { blocks, fields } = usedForm(kept.whole);
    return { form: { revision: kept.revision, title: kept.whole.title, blocks: [...blocks], fields: [...fields] } };
  }

  /** One after another, as a member meets them. */
  async fields({ organizer, competition }: Scope): Promise<AnswerOf<typeof CompetitionGetCompetitionFieldsJson>> {
    const kept = await this.rows.ofEvent(this.database, organizer!, competition!);
    if (!kept) return [];
    const { blocks, fields } = usedForm(kept.whole);
    const tree = new BlockTree(blocks);
    const numbers = fields.map(({ n }) => n);
    const used = await this.answers.answered(this.database, competition, numbers);
    return fields.map(({ guid, n, title, blockGuid, kind, bookGuid, tag, isRequired, isPrivate }) => {
      const around = tree.around(blockGuid);
      return {
        ...{
          guid,
          key: n,
          title,
          blockGuid,
          valueTypes: kind,
          referenceBookGuid: bookGuid,
          tag,
          isRequired,
          isPrivate,
        },
        blockTitle: around
          .map((block) => block.title)
          .toReversed()
          .join(' · '),
        ...{ isRepeated: around.some(({ max }) => max > 1), isUsed: used.has(n) },
      };
    });
  }

  /** Failure formAbsent. For whoever fills the form in: books of fields that are the organizer's own stay out. */
  async bookItems({ organizer, competition, actor }: Scope) {
    const kept = await this.rows.ofEvent(this.database, organizer!, competition!);
    if (!kept) throw new Failure('formAbsent');
    const isMember = actor.kind === 'account' && actor.userType === 'Member';
    const fields = usedForm(kept.whole).fields.filter(
      ({ bookGuid, isPrivate }) => bookGuid && !(isMember && isPrivate),
    );
    const byBook = Map.groupBy(fields, ({ bookGuid }) => bookGuid!);
    const guids = [...byBook.keys()];
    const known = new Map((await this.books.of(this.database, organizer!, guids)).map((book) => [book.guid, book]));
    const items = Map.groupBy(await this.books.items(this.database, guids), ({ bookGuid }) => bookGuid);
    const books = [...byBook].flatMap(([guid, asked]) => {
      const book = known.get(guid);
      if (!book) return [];
      return {
        referenceBookGuid: guid,
        title: book.title,
        fieldGuids: asked.map((field) => field.guid),
        items: (items.get(guid) ?? []).map(({ guid: item, title, shortTitle }) => ({ guid: item, title, shortTitle })),
      };
    });
    return { books };
  }

  private async view(reader: Reader, kept: KeptForm): Promise<FormView> {
    const { whole, guid, competitionGuid, revision, organizerGuid } = kept;
    const used = usedForm(whole);
    const faults = formFaults(whole, await this.formBooks.of(reader, organizerGuid, whole));
    return {
      ...{ guid, competitionGuid, title: whole.title, revision, lastN: whole.lastN },
      blocks: withRest(used.blocks, whole.blocks).map(({ position: _, ...block }) => block),
      fields: withRest(used.fields, whole.fields).map(({ position: _, originGuid: __, ...field }) => field),
      faults,
      applicationCount: await this.answers.count(reader, competitionGuid),
    };
  }
}

/** Those in use first. */
function withRest<T extends StoredBlock | StoredField>(used: readonly T[], all: ReadonlyMap<Guid, T>): T[] {
  const inUse = new Set(used.map(({ guid }) => guid));
  return [
    ...used,
    ...[...all.values()].filter(({ guid }) => !inUse.has(guid)).toSorted((one, other) => one.n - other.n),
  ];
}

import { Injectable } from '@nestjs/common';
import { answerOf, plainAnswer, toldAnswer } from '@rampa/applications/domain';
import type { AnswerOf, ApplicationTemplateUpdateField, BodyOf } from '@rampa/contract';
import { ANSWER_WORDS, answerFault, sameValue, type Answer, type FormField } from '@rampa/forms/domain';
import { Failure, folded, inQuotes, type FieldTag, type Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';
import { KnownBooks } from '@rampa/reference-books/server';
import { AnswerFiles } from '../persistence/answer-files.ts';
import { ApplicationRows, type KeptBlock } from '../persistence/application-rows.ts';
import type { StoredAnswer } from '../persistence/application-tables.ts';
import { authorOf, namesOf } from '../queries/authors.ts';
import { dayOf } from '../queries/child-consents.ts';
import { blockOf, fieldOf, invalid } from './answered-place.ts';
import { ApplicationWriting, type Held, type Outcome } from './application-writing.ts';

const NAMING: ReadonlySet<FieldTag | null> = new Set<FieldTag>(['personFullName', 'collective', 'performer']);

type Sent = BodyOf<typeof ApplicationTemplateUpdateField>;
type Saved = Outcome & { r: number };

@Injectable()
export class SaveField {
  constructor(
    private readonly writing: ApplicationWriting,
    private readonly rows: ApplicationRows,
    private readonly books: KnownBooks,
    private readonly files: AnswerFiles,
  ) {}

  /** Failures fieldConflict, answerInvalid, formPartGone, blockGone, fieldWithoutBlock, and those of every write. */
  async run(scope: Scope, sent: Sent): Promise<AnswerOf<typeof ApplicationTemplateUpdateField>> {
    const { changeGuid, baseRevision: _, ...body } = sent;
    const saved: { applicationBlockGuid: Guid; r: number }[] = [];
    const { repeated, ...written } = await this.writing.run(
      scope,
      sent.applicationGuid,
      { changeGuid, body },
      async (tx, held) => {
        const { guid, valueTypes, applicationBlockGuid } = sent;
        const field = fieldOf(scope, held, guid, valueTypes);
        const block = blockOf(held, field, applicationBlockGuid);
        const after = answerOf(field.kind, sent);
        const outcome = await this.put(tx, held, { field, block, after, base: sent.baseRevision });
        saved.push({ applicationBlockGuid: block.guid, r: outcome.r });
        return outcome;
      },
    );
    // A transaction that has met another runs twice: the last one counts.
    const last = saved.at(-1) ?? { applicationBlockGuid: repeated!.blockGuid!, r: repeated!.revision };
    return { ...written, ...last };
  }

  /** `base`: the `r` from which the sender began. Failures fieldConflict, answerInvalid. */
  async put(
    tx: Transaction,
    { application, blocks, revision }: Held,
    {
      field,
      block,
      after,
      base,
    }: { field: FormField; block: KeptBlock; after: Answer | null; base?: number | undefined },
  ): Promise<Saved> {
    const stored = block.answers[field.n];
    const before = plainAnswer(stored);
    // A cleared field keeps no revision of its own: the journal knows who has cleared it.
    const r = stored?.r ?? (await this.rows.lastChange(tx, block.guid, field.n))?.revision ?? 0;
    if (sameValue(before, after)) return { deed: null, r };
    if (base !== undefined && base !== r)
      throw await this.conflict(tx, field, block, { mine: after, theirs: before, r });
    await this.refuseFaults(tx, field, after, before);
    if (NAMING.has(field.tag)) await renamed(tx, block.guid, after);
    if (field.kind === 'Attachment') await this.keepFiles(tx, { field, block }, after, before);
    const { [field.n]: _, ...others } = block.answers;
    const answers: Record<number, StoredAnswer> = after ? { ...others, [field.n]: { ...after, r: revision } } : others;
    return {
      r: revision,
      deed: { kind: 'answer', blockGuid: block.guid, n: field.n, before, after },
      blocks: blocks.map((one) => (one === block ? { ...block, answers } : one)),
      touched: [block.guid],
      ...(field.kind === 'ReferenceBook' ? { indexed: { blocks: [block.guid], n: field.n } } : {}),
      // The first answer makes a draft an application.
      changes: application.state === 'Draft' ? { state: 'Submitted' } : {},
    };
  }

  /** Limits refuse; that something is required, or that a range has one end yet, does not. */
  private async refuseFaults(tx: Transaction, field: FormField, after: Answer | null, before: Answer | null) {
    if (!after) return;
    const fault = answerFault(field, after, dayOf(new Date()));
    if (fault !== null && fault !== ANSWER_WORDS.rangeHalf) throw invalid(field, 'value', `${fault}.`);
    if (!('i' in after)) return;
    const kept = before && 'i' in before ? before.i : [];
    const chosen = after.i.filter((item) => !kept.includes(item));
    const offered = new Set((await this.books.items(tx, [field.bookGuid!], chosen)).map(({ guid }) => guid));
    if (chosen.some((item) => !offered.has(item)))
      throw invalid(field, 'valueGuids', 'Этой строки в справочнике нет. Выберите другую.');
  }

  /** Files come by uploads; here they are put in order, left out and, for a month, put back. */
  private async keepFiles(
    tx: Transaction,
    { field, block }: { field: FormField; block: KeptBlock },
    after: Answer | null,
    before: Answer | null,
  ): Promise<void> {
    const [wanted, kept] = [after, before].map((answer) => (answer && 'f' in answer ? [...answer.f] : []));
    if (new Set(wanted).size < wanted!.length) throw invalid(field, 'valueGuids', 'Один файл приложен дважды.');
    const known = await this.files.put(tx, block.guid, field.n, wanted!);
    if (wanted!.some((guid) => !known.includes(guid) && !kept!.includes(guid)))
      throw invalid(field, 'valueGuids', 'Такого файла нет. Выберите его заново.');
  }

  /** Both answers, so that the page can ask «Моё» or «Это» without another question. */
  private async conflict(
    tx: Transaction,
    field: FormField,
    block: KeptBlock,
    { mine, theirs, r }: { mine: Answer | null; theirs: Answer | null; r: number },
  ): Promise<Failure> {
    const last = await this.rows.lastChange(tx, block.guid, field.n);
    const author = last ? authorOf(last.actor, await namesOf(tx, [last.actor])) : { guid: null, name: '' };
    const who = author.name === '' ? '' : ` Последняя правка: ${author.name}.`;
    return new Failure('fieldConflict', {
      field: 'baseRevision',
      message: `Поле ${inQuotes(field.title)} успели изменить.${who}`,
      customData: {
        ...{ fieldGuid: field.guid, applicationBlockGuid: block.guid, r },
        ...{ mine: toldAnswer(mine), theirs: toldAnswer(theirs) },
        ...{ authorGuid: author.guid, authorName: author.name, at: last?.at.toISOString() ?? null },
      },
    });
  }
}

/** Who is called otherwise now is no more the one of the member's list who was put here. */
async function renamed(tx: Transaction, block: Guid, after: Answer | null): Promise<void> {
  await tx.query(
    `update applications.block b set performer_guid = null
      where b.guid = $1 and b.performer_guid is not null
        and not exists (select from applications.performer p where p.guid = b.performer_guid and p.folded = $2)`,
    [block, after && 't' in after ? folded(after.t) : ''],
  );
}

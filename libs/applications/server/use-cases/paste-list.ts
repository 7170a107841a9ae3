// A list that was pasted into one line: each row gets a block of its own, the empty ones first. All of it or nothing.

import { Injectable } from '@nestjs/common';
import { placesFor, withInner } from '@rampa/applications/domain';
import type { AnswerOf, ApplicationTemplateAddBlocks, BodyOf } from '@rampa/contract';
import { answerFault, missingBlocks, type BlockAnswers, type FormField } from '@rampa/forms/domain';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { dayOf } from '../queries/child-consents.ts';
import { ApplicationRows, type KeptBlock } from '../persistence/application-rows.ts';
import { fieldOf, invalid } from './answered-place.ts';
import { ApplicationWriting, type Deed, type Held, type Outcome } from './application-writing.ts';

type Sent = BodyOf<typeof ApplicationTemplateAddBlocks>;
type Said = Pick<AnswerOf<typeof ApplicationTemplateAddBlocks>, 'filled' | 'added'>;

@Injectable()
export class PasteList {
  constructor(
    private readonly writing: ApplicationWriting,
    private readonly rows: ApplicationRows,
    private readonly database: Database,
  ) {}

  /** Failures blockGone, blockMost, formPartGone, answerInvalid, applicationFull, and those of every write. */
  async run(
    scope: Scope,
    guid: Guid,
    { changeGuid, ...body }: Sent,
  ): Promise<AnswerOf<typeof ApplicationTemplateAddBlocks>> {
    let said: Said = { filled: [], added: [] };
    const { repeated, ...written } = await this.writing.run(
      scope,
      (tx) => this.rows.ofBlock(tx, scope, guid),
      { changeGuid, body: { paste: guid, ...body } },
      async (_tx, held) => {
        const { outcome, ...done } = spread(scope, held, guid, body);
        said = done;
        return outcome;
      },
    );
    return { ...written, ...(repeated && changeGuid ? await this.told(guid, changeGuid, body) : said) };
  }

  /** What a list that is sent again has done: its lines of the journal, from its first to the last cell that it filled. */
  private async told(block: Guid, changeGuid: Guid, { fieldGuids, rows }: Omit<Sent, 'changeGuid'>): Promise<Said> {
    const lines = await this.database.query<{ guid: Guid; kind: string }>(
      `select c.block_guid as guid, c.kind from applications.change first
         join applications.change c on c.application_guid = first.application_guid and c.revision >= first.revision
          and c.body_hash = first.body_hash
        where first.change_guid = $2
          and first.application_guid = (select application_guid from applications.block where guid = $1)
        order by c.revision`,
      [block, changeGuid],
    );
    const cells = rows.flatMap((row) => row.slice(0, fieldGuids.length)).filter((cell) => cell !== '').length;
    const last = lines.flatMap(({ kind }, at) => (kind === 'answer' ? [at] : []))[cells - 1] ?? lines.length - 1;
    const own = lines.slice(0, last + 1);
    const added = own.filter(({ kind }) => kind === 'blockAdded').map(({ guid }) => guid);
    const answered = new Set(own.map(({ guid }) => guid));
    return { filled: [...answered].filter((guid) => !added.includes(guid)), added };
  }
}

function spread(
  scope: Scope,
  held: Held,
  guid: Guid,
  { fieldGuids, rows }: Omit<Sent, 'changeGuid'>,
): Said & { outcome: Outcome } {
  const form = held.form.used;
  const block = held.blocks.find((one) => one.guid === guid);
  const ofForm = block && form.blocks.find((one) => one.guid === block.blockGuid);
  if (!block || !ofForm) throw new Failure('blockGone');
  const fields = fieldGuids.map((field) => fieldOf(scope, held, field, 'Text'));
  const foreign = fields.find((field) => field.blockGuid !== block.blockGuid);
  if (foreign) throw new Failure('formPartGone', { field: 'fieldGuids', customData: { guid: foreign.guid } });
  for (const row of rows) refuseFaults(fields, row);
  const { free, room } = placesFor(held.blocks, block, fields.map(({ n }) => n), ofForm.max); // prettier-ignore
  if (rows.length > room)
    throw new Failure('blockMost', { field: 'rows', message: `Поместится не больше ${room} из ${rows.length}.` });

  const deeds: Deed[] = [];
  const answered = (one: KeptBlock, row: readonly string[]): KeptBlock => {
    const answers = { ...one.answers };
    fields.forEach(({ n }, at) => {
      const t = row[at] ?? '';
      if (t === '') return;
      answers[n] = { t, r: held.revision + deeds.length };
      deeds.push({ kind: 'answer', blockGuid: one.guid, n, before: null, after: { t } });
    });
    return { ...one, answers };
  };
  const filled = new Map(free.slice(0, rows.length).map((one, at) => [one.guid, answered(one, rows[at]!)]));
  let last = Math.max(-1, ...held.blocks.map(({ position }) => position));
  const kept = (one: BlockAnswers): KeptBlock => ({
    ...{ ...one, answers: {}, position: ++last, hidden: [], statusGuid: null },
  });
  const bare = rows.slice(filled.size).map(() => kept({ ...block, guid: newGuid() }));
  const inner = missingBlocks(form, [...held.blocks, ...bare], newGuid).map(kept);
  const fresh = bare.map((one, at) => {
    const blocks = withInner([one, ...inner], one.guid).map((each) => each.guid);
    deeds.push({ kind: 'blockAdded', blockGuid: one.guid, after: { blocks } });
    return answered(one, rows[filled.size + at]!);
  });
  const [deed = null, ...further] = deeds;
  return {
    filled: [...filled.keys()],
    added: fresh.map((one) => one.guid),
    outcome: {
      deed,
      // The first one bears the sender's own.
      further: further.map((one) => ({ ...one, changeGuid: newGuid() })),
      blocks: [...held.blocks.map((one) => filled.get(one.guid) ?? one), ...fresh, ...inner],
      added: [...fresh, ...inner].map((one) => one.guid),
      touched: [...filled.keys()],
      changes: held.application.state === 'Draft' ? { state: 'Submitted' } : {},
    },
  };
}

/** What is refused in one line is refused in a list, and the row is named. */
function refuseFaults(fields: readonly FormField[], row: readonly string[]): void {
  fields.forEach((field, at) => {
    const t = row[at] ?? '';
    const fault = t === '' ? null : answerFault(field, { t }, dayOf(new Date()));
    if (fault !== null) throw invalid(field, 'rows', `${row[0]}: ${fault}.`);
  });
}

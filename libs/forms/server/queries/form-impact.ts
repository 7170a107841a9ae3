import { Injectable } from '@nestjs/common';
import type { AnswerOf, ApplicationFormGetImpact, BodyOf } from '@rampa/contract';
import {
  asReplacing,
  CarriedSum,
  concerned,
  edited,
  fieldsOfOtherMeaning,
  formFaults,
  ImpactSum,
  missingBlocks,
  patchesBetween,
  replacedFields,
  touchedAnswers,
  usedForm,
  type Edit,
  type FormFault,
  type WholeForm,
} from '@rampa/forms/domain';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { FormRows, type KeptForm } from '../persistence/form-rows.ts';
import { FieldMentions } from '../ports/field-mentions.ts';
import { FieldUses } from '../ports/field-uses.ts';
import { FormAnswers } from '../ports/form-answers.ts';
import { withLines } from '../use-cases/replaced-lines.ts';
import { undoneForm } from '../use-cases/undone-form.ts';
import { FormBooksReader } from './form-books.ts';
import { replacedUses } from './replaced-uses.ts';

type Impact = AnswerOf<typeof ApplicationFormGetImpact>;

/** Applications that are named one by one. */
const NAMED = 100;

/** What deeds would do to the answers that there are. Nothing is written, and a form that would be refused is told so. */
@Injectable()
export class FormImpact {
  constructor(
    private readonly database: Database,
    private readonly rows: FormRows,
    private readonly books: FormBooksReader,
    private readonly answers: FormAnswers,
    private readonly uses: FieldUses,
    private readonly mentions: FieldMentions,
  ) {}

  /** Failures: badRequest of edits and an undoing at once, formConflict of an undoing that would be refused. */
  async of({ organizer }: Scope, body: BodyOf<typeof ApplicationFormGetImpact>): Promise<Impact> {
    const kept = await this.rows.byGuid(this.database, organizer!, body.formGuid);
    if (body.edits && body.undone !== undefined)
      throw new Failure('badRequest', { field: 'undone', message: 'Правки или отмена одной из них.' });
    const { after, lost } =
      body.undone === undefined
        ? await this.changed(kept, (body.edits ?? []) as readonly Edit[])
        : { after: await undoneForm(this.database, this.rows, kept, body.undone), lost: [] };
    const pairs = replacedFields(kept.whole, after);
    const used = await replacedUses(this.database, this.uses, kept.competitionGuid, pairs);
    const named = await this.mentions.of(this.database, kept.competitionGuid, pairs.map(({ from }) => from.guid)); // prettier-ignore
    const carrying: CarriedSum[] = [];
    for (const pair of pairs) carrying.push(new CarriedSum(pair, await this.answers.carrier(this.database, pair)));
    const [gone, come] = [new Set(pairs.map(({ from }) => from.guid)), new Set(pairs.map(({ to }) => to.guid))];
    const { before: was, after: is } = concerned(usedForm(kept.whole), usedForm(after));
    const formBlocks = [...new Set([...was.blocks, ...is.blocks].map(({ guid }) => guid))];
    const [sum, applications] = [new ImpactSum(), [] as Impact['applications']];
    for await (const portion of this.answers.portions(this.database, kept.competitionGuid, formBlocks)) {
      for (const { guid, number, title, facts, blocks } of portion) {
        let [given, moved] = [blocks, 0];
        for (const one of carrying) {
          const added = one.add(given);
          [given, moved] = [added.blocks, moved + added.concerned];
        }
        // What goes over is told by itself.
        const touched = touchedAnswers(was, is, [...given, ...missingBlocks(is, given, newGuid)], facts).filter(
          ({ field, effect }) => !gone.has(field.guid) && !(come.has(field.guid) && effect === 'shown'),
        );
        sum.add(touched, moved);
        const values = touched.length + moved;
        if (values > 0 && applications.length < NAMED) applications.push({ guid, number, title, values });
      }
    }
    return {
      applicationCount: (await this.answers.count(this.database, kept.competitionGuid)) ?? 0,
      touchedApplications: sum.applications,
      touchedValues: sum.values,
      fields: sum.fields(),
      carrying: carrying.map((one) => {
        const told = one.told();
        const own = named.filter(({ field }) => field === told.fieldGuid);
        return { ...told, named: own.map(({ field: _, ...place }) => place) };
      }),
      applications,
      faults: [...lost, ...used, ...formFaults(after, await this.books.of(this.database, organizer!, after))],
    };
  }

  private async changed(kept: KeptForm, asked: readonly Edit[]): Promise<{ after: WholeForm; lost: FormFault[] }> {
    const turned = await this.turned(kept, edited(kept.whole, asked, newGuid));
    const { edits, lost } = await withLines(this.database, this.books, kept.whole, asReplacing(asked, turned, newGuid));
    return { after: edited(kept.whole, edits, newGuid), lost: [...lost] };
  }

  /** Fields that would be of another kind or book, though somebody has answered them. */
  private async turned({ competitionGuid, whole }: KeptForm, after: WholeForm): Promise<ReadonlySet<Guid>> {
    const fields = fieldsOfOtherMeaning(whole, after, patchesBetween(whole, after)).filter(
      ({ guid, kind, bookGuid }) => {
        const old = whole.fields.get(guid)!;
        return old.kind !== kind || old.bookGuid !== bookGuid;
      },
    );
    const answered = await this.answers.answered(this.database, competitionGuid, fields.map(({ n }) => n)); // prettier-ignore
    return new Set(fields.filter(({ n }) => answered.has(n)).map(({ guid }) => guid));
  }
}

// Templates for the designer: the list, one whole, what it is made of, and what its words become for real people.

import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import {
  fileAddress,
  type AnswerOf,
  type BodyOf,
  type DesignerDraw,
  type DesignerDrawReady,
  type DesignerGetCompetitionDocumentSizes,
  type DesignerGetCompetitionDocumentTypesByCompetition,
  type DesignerGetCompetitionFieldsByCompetition,
  type DesignerGetRecords,
  type DocumentView,
} from '@rampa/contract';
import {
  PAPER_FIELD_WORDS,
  PAPER_TYPE_WORDS,
  placeholdersIn,
  READY_KEYS,
  READY_PAPERS,
  readyPaper,
  SAMPLE_FACTS,
  sampleOf,
  type Facts,
  type ReadyKey,
} from '@rampa/diplomas/domain';
import { Failure, newGuid, PAPER_FIELDS, PAPER_SIDES, PAPER_TYPES, type Guid, type PaperField } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { DesignedPapers } from '../papers/designed-papers.ts';
import { OwnFontReads } from '../papers/own-fonts.ts';
import type { PaperRecordFace } from '../papers/paper-record-face.ts';
import { PaperRecords } from '../papers/paper-records.ts';
import { TemplatePictureReads } from '../papers/template-pictures.ts';
import type { DocumentRow } from '../persistence/template-tables.ts';
import { boxesOf, imagesOf, templateOf } from '../persistence/templates.ts';
import { faceOf } from './template-faces.ts';

/** The same for ever, because a form may keep them. */
const SIZE_GUIDS = {
  A3: '0197a300-0000-7000-8000-0000000000a3',
  A4: '0197a300-0000-7000-8000-0000000000a4',
  A5: '0197a300-0000-7000-8000-0000000000a5',
} as const;

/** The address of a sample's code: nobody's. */
const NOBODYS = '/paper/0000000000000';

@Injectable()
export class ReadTemplates {
  private readonly ready = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly organizers: Organizers,
    private readonly papers: DesignedPapers,
    private readonly records: PaperRecords,
    private readonly pictures: TemplatePictureReads,
    private readonly fonts: OwnFontReads,
  ) {}

  /** Failure notFound, of the built-in one too: it has no boxes. */
  view(scope: Scope, guid: Guid): Promise<DocumentView> {
    const { competition, organizer } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const document = await templateOf(reader, competition, guid);
      const images = await imagesOf(reader, guid);
      const { logoPath } = await this.organizers.infoOf(reader, organizer);
      const { revision, sheet, awardTitles, nominations, lastPlace, names } = document;
      return {
        ...faceOf(document),
        ...{ revision, sheet, awardTitles, nominations, lastPlace, names, logoUrl: logoPath },
        boxes: await boxesOf(reader, guid),
        images: images.map(({ guid: own, name, width, height, address }) => ({
          ...{ guid: own, name, width, height, url: fileAddress(address) },
        })),
      };
    });
  }

  fields(): AnswerOf<typeof DesignerGetCompetitionFieldsByCompetition> {
    return PAPER_FIELDS.map((field) => ({ field, ...PAPER_FIELD_WORDS[field] }));
  }

  sizes(): AnswerOf<typeof DesignerGetCompetitionDocumentSizes> {
    return (['A3', 'A4', 'A5'] as const).map((size) => {
      const [width, height] = PAPER_SIDES[size];
      return { guid: SIZE_GUIDS[size], size, title: `${size}, ${width / 10} × ${height / 10} мм`, width, height };
    });
  }

  types(): AnswerOf<typeof DesignerGetCompetitionDocumentTypesByCompetition> {
    return PAPER_TYPES.map((type) => ({
      ...{ type, title: PAPER_TYPE_WORDS[type] },
      ready: READY_KEYS.flatMap((key) => {
        const { title, type: own, orientation } = READY_PAPERS[key];
        return own === type ? [{ key, title, orientation }] : [];
      }),
    }));
  }

  /** Failure notFound of the template and of a record that is not (any more) its own. */
  async draw(
    scope: Scope,
    guid: Guid,
    { boxes, of, record }: BodyOf<typeof DesignerDraw>,
  ): Promise<AnswerOf<typeof DesignerDraw>> {
    const { competition, organizer } = eventOf(scope);
    const document = await templateOf(this.database, competition, guid);
    const { name, facts } = await this.factsFor(competition, document, of, record);
    const { fonts } = await this.fonts.of(organizer, boxes);
    const drawn = await this.papers.plates(boxes, this.pictures.none, { facts, proof: NOBODYS }, fonts);
    return {
      name,
      boxes: boxes.map((box, index) => {
        const plate = drawn[index] ?? null;
        const outcome = plate?.outcome ?? null;
        const state = outcome ? (outcome.isEmpty ? 'empty' : outcome.state) : 'fits';
        return { guid: box.guid, svg: plate?.svg ?? '', size: outcome?.size ?? null, lines: outcome?.lines.length ?? 0, state }; // prettier-ignore
      }),
    };
  }

  /** The same for everybody and for ever: each is drawn once. Failure notFound. */
  async drawReady(key: string): Promise<AnswerOf<typeof DesignerDrawReady>> {
    if (!(READY_KEYS as readonly string[]).includes(key)) throw new Failure('notFound');
    const known = this.ready.get(key);
    if (known) return { svg: known };
    const template = readyPaper(key as ReadyKey, newGuid);
    const record = { facts: sampleOf(template.recipients), proof: NOBODYS };
    const svg = await this.papers.sheet(template, this.pictures.none, record);
    this.ready.set(key, svg);
    return { svg };
  }

  /** Failure notFound. */
  async recordsOf(scope: Scope, guid: Guid): Promise<AnswerOf<typeof DesignerGetRecords>> {
    const { competition, organizer } = eventOf(scope);
    const document = await templateOf(this.database, competition, guid);
    const boxes = await boxesOf(this.database, guid);
    const template = { sheet: document.sheet, boxes, fonts: (await this.fonts.of(organizer, boxes)).fonts };
    const { records } = await this.records.of(competition, document);
    const texts = template.boxes.flatMap((box) => (box.kind === 'text' ? [box.text] : []));
    return {
      records: records.map(({ key, name, detail, facts }) => {
        const outcomes = this.papers.outcomes(template, facts);
        const those = (state: string) => outcomes.flatMap((one) => (one.state === state ? [one.guid] : []));
        return { key, name, detail, shrunk: those('shrunk'), over: those('over') };
      }),
      unknown: [...new Set(texts.flatMap((text) => placeholdersIn(text).unknown))],
    };
  }

  private async factsFor(
    competition: Guid,
    document: DocumentRow,
    of: BodyOf<typeof DesignerDraw>['of'],
    key: string | undefined,
  ): Promise<{ name: string; facts: Facts }> {
    if (of === 'sample') return { name: 'Пример', facts: sampleOf(document.recipients) };
    const { records } = await this.records.of(competition, document, of === 'record' ? { records: [key ?? ''] } : {});
    if (of === 'longest')
      return { name: 'Самые длинные слова', facts: longestOf(records, sampleOf(document.recipients)) };
    const record = records.find((one) => one.key === key);
    if (!record) throw new Failure('notFound');
    // What is not known yet is seen as the sample says it: its place on the sheet matters.
    const { number, award, awardOf } = SAMPLE_FACTS;
    const results = record.isReady || record.prize !== null ? {} : { award, awardOf };
    return { name: record.name, facts: { ...record.facts, number, ...results } };
  }
}

/** Of each field the longest value that any record has; the sample's, where no record says anything. */
function longestOf(records: readonly PaperRecordFace[], sample: Facts): Facts {
  const longest = { ...sample } as Record<PaperField, string>;
  for (const field of PAPER_FIELDS) {
    const values = records.map(({ facts }) => facts[field]).filter((value) => value !== '');
    if (values.length > 0) longest[field] = values.reduce((a, b) => (b.length > a.length ? b : a));
  }
  return longest;
}

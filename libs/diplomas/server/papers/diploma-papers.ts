// Fits the texts of diplomas into their boxes and prints them.

import { Injectable } from '@nestjs/common';
import {
  awardOfDiploma,
  dateRange,
  fitLines,
  printable,
  quoted,
  teachersLine,
  verbOf,
  type Box,
  type Fitted,
} from '@rampa/diplomas/domain';
import { signedName } from '@rampa/kernel';
import { fontWidths, Press, readFont, type FontName, type FontWidths, type Template } from '@rampa/platform/server';
import { BACKGROUND } from '../templates/background.ts';
import typst from '../templates/diploma.typ?raw';
import type { DiplomaFace, DiplomaSource } from './diploma-source.ts';

const FILES = { '/background.svg': BACKGROUND };
const MM = 72 / 25.4;
/** Share of the box that counted widths may fill: they leave out kerning and side bearings. */
const SAFE = 0.98;
const MOST_KNOWN = 2_000;

interface Place {
  font: FontName;
  sizes: readonly number[];
  widthMm: number;
  heightMm: number;
  leading: number;
}

const PLACES = {
  headline: { font: 'text', sizes: [12.5, 11.5, 10.5, 9.5, 8.5, 7.5], widthMm: 154, heightMm: 17, leading: 1.5 },
  award: { font: 'showMedium', sizes: [35, 32, 28, 25, 22, 18, 15, 12], widthMm: 150, heightMm: 14, leading: 1.2 },
  performer: {
    ...{ font: 'show', sizes: [50, 46, 42, 38, 34, 31, 28, 25, 22, 20, 18, 16, 14, 12] },
    ...{ widthMm: 158, heightMm: 46, leading: 1.2 },
  },
  line: { font: 'text', sizes: [14, 13, 12, 11, 10, 9, 8], widthMm: 150, heightMm: 12.5, leading: 1.45 },
  piece: { font: 'showItalic', sizes: [26, 23, 21, 19, 17, 15, 13, 11], widthMm: 148, heightMm: 18, leading: 1.2 },
  nomination: { font: 'text', sizes: [12, 11, 10, 9, 8], widthMm: 148, heightMm: 11, leading: 1.45 },
} as const satisfies Record<string, Place>;

export interface Numbered extends DiplomaFace {
  /** «СВ26 № 0241» */
  number: string;
}

@Injectable()
export class DiplomaPapers {
  private readonly fonts = new Map<FontName, FontWidths>();
  /** Cached: titles, groups and awards stand on many diplomas. */
  private readonly known = new Map<string, Fitted>();

  constructor(private readonly press: Press) {}

  /** One PDF for each diploma, in the given order. */
  each(source: DiplomaSource, diplomas: readonly Numbered[], threads?: number): Promise<Uint8Array[]> {
    return this.press.papers(
      templateOf(source),
      diplomas.map((one) => this.dataOf(source, [one])),
      threads,
    );
  }

  /** All diplomas in one PDF, a page each. */
  async merged(source: DiplomaSource, diplomas: readonly Numbered[]): Promise<Uint8Array> {
    const [pdf] = await this.press.papers(templateOf(source), [this.dataOf(source, diplomas)]);
    return pdf!;
  }

  dataOf({ event, companyName, logo, chair }: DiplomaSource, diplomas: readonly Numbered[]): string {
    const title = printable(event.title);
    return JSON.stringify({
      title: diplomas.length === 1 ? `Диплом ${diplomas[0]!.number}` : `Дипломы. ${title}`,
      author: printable(companyName),
      logo: logo && logo !== 'lost' ? logo.path : null,
      word: 'диплом',
      headline: this.fitted('headline', title),
      place: [printable(event.city), dateRange(event.beginDate, event.endDate)].filter(Boolean).join(', '),
      signatures: [
        ...(event.isJudged ? [{ post: 'Председатель жюри', name: chair ? signedName(printable(chair)) : '' }] : []),
        { post: 'Оргкомитет', name: '' },
      ],
      diplomas: diplomas.map((one) => this.pageOf(one)),
    });
  }

  private pageOf(face: Numbered): Record<string, unknown> {
    const group = printable(face.group.replaceAll(' · ', ', '));
    return {
      number: face.number,
      verb: verbOf(face.performer, face.performerKind, face.peopleCount),
      award: this.fitted('award', printable(awardOfDiploma(face.award ?? 'участника'))),
      performer: this.fitted('performer', printable(face.performer)),
      lines: together(linesOf(face).map((line) => this.fitted('line', line))),
      piece: face.piece ? this.fitted('piece', printable(quoted(face.piece))) : null,
      nomination: group ? this.fitted('nomination', `Номинация: ${group}`) : null,
    };
  }

  private fitted(place: keyof typeof PLACES, text: string): Fitted {
    const key = `${place} ${text}`;
    let fitted = this.known.get(key);
    if (!fitted) {
      const { font, sizes, widthMm, heightMm, leading }: Place = PLACES[place];
      const box: Box = { sizes, width: widthMm * MM * SAFE, height: heightMm * MM, leading };
      fitted = fitLines(text, box, this.widthsOf(font));
      if (this.known.size >= MOST_KNOWN) this.known.clear();
      this.known.set(key, fitted);
    }
    return fitted;
  }

  private widthsOf(font: FontName): (text: string) => number {
    let widths = this.fonts.get(font);
    if (!widths) {
      widths = fontWidths(readFont(font));
      this.fonts.set(font, widths);
    }
    return widths.widthOf;
  }
}

function templateOf({ logo }: DiplomaSource): Template {
  return { source: typst, files: logo && logo !== 'lost' ? { ...FILES, [logo.path]: logo.bytes } : FILES };
}

/** The remark to whoever ordered them: a logo that cannot be read is left out. */
export function noteOf({ logo }: Pick<DiplomaSource, 'logo'>): string | null {
  if (logo !== 'lost') return null;
  return 'Логотип организатора не читается, поэтому его здесь нет. Загрузите его в профиле ещё раз и повторите.';
}

/** Neighbours of one size are set as one paragraph. */
function together(texts: readonly Fitted[]): Fitted[] {
  const joined: Fitted[] = [];
  for (const { size, lines } of texts) {
    const last = joined.at(-1);
    if (last?.size === size) last.lines.push(...lines);
    else joined.push({ size, lines: [...lines] });
  }
  return joined;
}

/** Performer, institution, town as written, and leader. */
function linesOf({ performer, collective, institution, city, teachers }: DiplomaFace): string[] {
  const from = [institution, city].filter((part) => part !== '').join(', ');
  const who = collective === performer ? '' : collective;
  return [printable(who), printable(from), teachersLine(printable(teachers))].filter((line) => line !== '');
}

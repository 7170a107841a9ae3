// Draws and prints papers by the organizer's templates: whole pages as PDF, single boxes and pages as SVG.

import { Injectable } from '@nestjs/common';
import {
  drawnBox,
  drawnBoxes,
  drawnSheet,
  motifSvg,
  outcomeOf,
  type BoxOutcome,
  type DrawingTools,
  type DrawnBox,
  type DrawnSheet,
  type Facts,
  type PaperTemplate,
  type TemplateBox,
  type WidthOf,
} from '@rampa/diplomas/domain';
import { isHouseFont, type PaperFont } from '@rampa/kernel';
import { fontWidths, Press, readFont, type FontName, type PaperPicture, type Template } from '@rampa/platform/server';
import typst from '../templates/designed.typ?raw';
import { NO_FONTS, type OwnFonts } from './own-fonts.ts';
import { proofQr } from './proof-qr.ts';

const FONTS: Readonly<Record<PaperFont, FontName>> = {
  onest: 'text',
  'onest-medium': 'textMedium',
  'onest-semibold': 'textSemiBold',
  piazzolla: 'showRegular',
  'piazzolla-medium': 'showMedium',
  'piazzolla-bold': 'show',
  'piazzolla-black': 'showBlack',
  'piazzolla-italic': 'showItalic',
  'piazzolla-bold-italic': 'showBoldItalic',
  'pt-sans': 'fallback',
  'pt-sans-bold': 'plainBold',
  'pt-sans-italic': 'plainItalic',
  'pt-sans-bold-italic': 'plainBoldItalic',
};

/** Pictures of a template by guid; null stands for the organizer's logo. */
export type TemplatePictures = ReadonlyMap<string | null, PaperPicture>;

/** With the organizer's own fonts that its texts name. */
export interface PrintedTemplate extends PaperTemplate {
  fonts?: OwnFonts;
}

export interface PaperRecord {
  facts: Facts;
  /** Address of the proof page; null: nobody can ask about it (yet). */
  proof: string | null;
}

export interface DrawnPlate {
  svg: string;
  outcome: BoxOutcome | null;
}

@Injectable()
export class DesignedPapers {
  private readonly fonts = new Map<PaperFont, WidthOf>();

  constructor(private readonly press: Press) {}

  /** One PDF for each record, in the given order. */
  each(
    template: PrintedTemplate,
    pictures: TemplatePictures,
    records: readonly PaperRecord[],
    author: string,
    titleOf: (index: number) => string,
    threads?: number,
  ): Promise<Uint8Array[]> {
    const pages = records.map((record) => this.page(template, pictures, record));
    return this.press.papers(
      this.sourceOf(template, pictures),
      pages.map((page, index) => this.dataOf(template, pictures, [page], { title: titleOf(index), author })),
      threads,
    );
  }

  /** All in one PDF, a page each. */
  async merged(
    template: PrintedTemplate,
    pictures: TemplatePictures,
    records: readonly PaperRecord[],
    said: { title: string; author: string },
  ): Promise<Uint8Array> {
    const pages = records.map((record) => this.page(template, pictures, record));
    const data = this.dataOf(template, pictures, pages, said);
    const [pdf] = await this.press.papers(this.sourceOf(template, pictures), [data]);
    return pdf!;
  }

  /** A whole page as the screen shows it, with the background whether it is printed or not. */
  async sheet(template: PrintedTemplate, pictures: TemplatePictures, record: PaperRecord): Promise<string> {
    const shown = {
      ...template,
      sheet: { ...template.sheet, isBackgroundPrinted: true, hasCropMarks: false, bleed: 0 },
    };
    const data = this.dataOf(shown, pictures, [this.page(shown, pictures, record)], { title: '', author: '' });
    const [svg] = await this.press.plates(this.sourceOf(shown, pictures), [data]);
    return new TextDecoder().decode(svg);
  }

  /** Each box alone, unturned, as large as the box: moving and turning one needs no new picture. */
  async plates(
    boxes: readonly TemplateBox[],
    pictures: TemplatePictures,
    record: PaperRecord,
    fonts = NO_FONTS,
  ): Promise<(DrawnPlate | null)[]> {
    const tools = this.toolsOf(pictures, record.proof, fonts);
    const drawn = boxes.map((box) => drawnBox(box, record.facts, tools));
    const seen = drawn.flatMap((box) => (box ? [alone(box)] : []));
    const svgs = await this.press.plates({ source: typst, files: filesOf(pictures), fonts: pressFonts(fonts) }, seen);
    let next = 0;
    return boxes.map((box, index) => {
      const outcome = box.kind === 'text' ? outcomeOf(box, record.facts, tools) : null;
      return drawn[index] ? { svg: new TextDecoder().decode(svgs[next++]), outcome } : outcome && { svg: '', outcome };
    });
  }

  /** What becomes of the texts for a record; nothing is printed. */
  outcomes({ boxes, fonts = NO_FONTS }: PrintedTemplate, facts: Facts): BoxOutcome[] {
    const tools = { widthOf: (font: string) => this.widthOf(font, fonts) };
    return boxes.flatMap((box) => (box.kind === 'text' ? [outcomeOf(box, facts, tools)] : []));
  }

  /** A font that is gone is printed, and counted, as the last resort of the press. */
  private widthOf(name: string, fonts: OwnFonts): WidthOf {
    const own = fonts.get(name);
    if (own) return own.widthOf;
    const font = isHouseFont(name) ? name : 'pt-sans';
    let widths = this.fonts.get(font);
    if (!widths) {
      widths = fontWidths(readFont(FONTS[font])).widthOf;
      this.fonts.set(font, widths);
    }
    return widths;
  }

  private page(template: PrintedTemplate, pictures: TemplatePictures, { facts, proof }: PaperRecord): DrawnBox[] {
    return drawnBoxes(template, facts, this.toolsOf(pictures, proof, template.fonts ?? NO_FONTS));
  }

  private toolsOf(pictures: TemplatePictures, proof: string | null, fonts: OwnFonts): DrawingTools {
    return {
      widthOf: (font) => this.widthOf(font, fonts),
      pathOf: (image) => pictures.get(image)?.path ?? null,
      qrOf: (color) => (proof === null ? null : proofQr(proof, color)),
    };
  }

  private dataOf(
    { sheet }: PaperTemplate,
    pictures: TemplatePictures,
    pages: readonly (readonly DrawnBox[])[],
    said: { title: string; author: string },
  ): string {
    return JSON.stringify({ ...said, sheet: drawnSheet(sheet, groundOf(sheet, pictures)?.path ?? null), pages });
  }

  private sourceOf({ sheet, fonts = NO_FONTS }: PrintedTemplate, pictures: TemplatePictures): Template {
    const ground = groundOf(sheet, pictures);
    const files = { ...filesOf(pictures), ...(ground ? { [ground.path]: ground.bytes } : {}) };
    return { source: typst, files, fonts: pressFonts(fonts) };
  }
}

const pressFonts = (fonts: OwnFonts) => [...fonts.values()].map(({ family, bytes }) => ({ family, bytes }));

function filesOf(pictures: TemplatePictures): Record<string, Uint8Array> {
  return Object.fromEntries([...pictures.values()].map(({ path, bytes }) => [path, bytes]));
}

/** The organizer's own background, or else the motif. */
function groundOf(
  sheet: PaperTemplate['sheet'],
  pictures: TemplatePictures,
): { path: string; bytes: string | Uint8Array } | null {
  if (!sheet.isBackgroundPrinted) return null;
  const own = sheet.backgroundGuid === null ? undefined : pictures.get(sheet.backgroundGuid);
  if (own) return own;
  const svg = motifSvg(sheet);
  return svg === null ? null : { path: '/ground.svg', bytes: svg };
}

function alone(box: DrawnBox): string {
  const { width, height } = box;
  const sheet: DrawnSheet = { width, height, bleed: 0, margin: 0, background: null };
  return JSON.stringify({ title: '', author: '', sheet, pages: [[{ ...box, left: 0, top: 0, rotation: 0 }]] });
}

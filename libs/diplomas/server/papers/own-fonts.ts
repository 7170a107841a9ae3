// The organizer's own fonts as the press takes them. A font never changes, so what was read once is kept for a while.

import { Injectable } from '@nestjs/common';
import type { PaperBox } from '@rampa/contract';
import { ownFamily, type WidthOf } from '@rampa/diplomas/domain';
import type { Guid } from '@rampa/kernel';
import { Database, fontWidths, StoredFiles, withFamily, type PressFont } from '@rampa/platform/server';
import { fontsIn, fontsOf } from '../persistence/fonts.ts';

export interface OwnFont extends PressFont {
  widthOf: WidthOf;
}

/** By the guid that boxes name. */
export type OwnFonts = ReadonlyMap<string, OwnFont>;

export const NO_FONTS: OwnFonts = new Map();

const KEPT = 8;

@Injectable()
export class OwnFontReads {
  private readonly kept = new Map<string, OwnFont>();

  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  /** What cannot be read is printed in the house's font, and named in `lost`. */
  async of(organizer: Guid, boxes: readonly PaperBox[]): Promise<{ fonts: OwnFonts; lost: string[] }> {
    const asked = fontsIn(boxes);
    if (asked.length === 0) return { fonts: NO_FONTS, lost: [] };
    const known = new Map((await fontsOf(this.database, organizer)).map(({ guid, name }) => [guid as string, name]));
    const fonts = new Map<string, OwnFont>();
    const lost: string[] = [];
    for (const guid of asked) {
      const font = known.has(guid) ? await this.read(guid) : null;
      if (font) fonts.set(guid, font);
      else lost.push(`шрифт ${known.get(guid) ?? ''}`.trim());
    }
    return { fonts, lost };
  }

  private async read(guid: Guid): Promise<OwnFont | null> {
    const known = this.kept.get(guid);
    if (known) return known;
    const file = await this.files.bytesOf(guid);
    if (!file) return null;
    const family = ownFamily(guid);
    const font = { family, bytes: withFamily(file, family), widthOf: fontWidths(file).widthOf };
    this.kept.set(guid, font);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
    return font;
  }
}

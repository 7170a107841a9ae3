// The organizer's own templates in a list.

import { Injectable } from '@nestjs/common';
import type { PaperFaceView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';
import type { DocumentRow } from '../persistence/template-tables.ts';
import { templatesOf } from '../persistence/templates.ts';

@Injectable()
export class TemplateFaces {
  constructor(private readonly database: Database) {}

  /** In the order in which they were made. */
  async faces(competition: Guid): Promise<PaperFaceView[]> {
    return (await templatesOf(this.database, competition)).map(faceOf);
  }
}

export function faceOf({ guid, title, type, recipients, sheet, changedAt }: DocumentRow): PaperFaceView {
  const { size, orientation } = sheet;
  return { guid, title, type, size, orientation, recipients, isBuiltIn: false, changedAt: changedAt.toISOString() };
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PublicProgramView } from '@rampa/contract';
import { ANONYMOUS, PageFaces, Views, type PageFace } from '@rampa/platform/server';

/** The preview of a published program's link: title and one line, no performers. */
@Injectable()
export class ProgramFace implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly faces: PageFaces,
  ) {}

  onModuleInit(): void {
    this.faces.add(/^\/program\/([^/]+)\/?$/i, (guid) => this.read(guid));
  }

  private async read(guid: string): Promise<PageFace> {
    const { json } = await this.views.read(ANONYMOUS, 'public-program', guid);
    const { title, competitionTitle, place, city, dateTimeBegin, timeZone } = JSON.parse(json) as PublicProgramView;
    const day =
      dateTimeBegin &&
      new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone }).format(Date.parse(dateTimeBegin));
    return {
      title: `${title}: ${competitionTitle}`,
      description: ['Программа', place || city, day].filter(Boolean).join(', '),
    };
  }
}

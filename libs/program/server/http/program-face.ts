import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MobileEvent, PublicProgramView } from '@rampa/contract';
import { russianDates } from '@rampa/kernel';
import { ANONYMOUS, PageFaces, Views, type PageFace } from '@rampa/platform/server';

const DATES = russianDates({ day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The preview of a published program's link: title and one line, no performers. */
@Injectable()
export class ProgramFace implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly faces: PageFaces,
  ) {}

  onModuleInit(): void {
    this.faces.add(/^\/program\/([^/]+)\/?$/i, (guid) => this.program('public-program', guid));
    this.faces.add(/^\/public\/mobile-program\/(?:[^/]+\/)?program\/([^/]+)\/?$/i, (key) =>
      this.program('mobile-program', key),
    );
    this.faces.add(/^\/public\/mobile-program\/([^/]+)\/(?:main|embed)\/?$/i, (key) => this.event(key));
  }

  private async event(key: string): Promise<PageFace> {
    const { json } = await this.views.read(ANONYMOUS, 'mobile-event', key);
    const { title, city, beginDate, endDate } = JSON.parse(json) as MobileEvent;
    return {
      title,
      description: ['Программа', city, DATES.formatRange(Date.parse(beginDate), Date.parse(endDate))]
        .filter(Boolean)
        .join(', '),
    };
  }

  private async program(view: 'public-program' | 'mobile-program', key: string): Promise<PageFace> {
    const { json } = await this.views.read(ANONYMOUS, view, key);
    const { title, competitionTitle, place, city, dateTimeBegin, timeZone } = JSON.parse(json) as PublicProgramView;
    const day =
      dateTimeBegin && russianDates({ day: 'numeric', month: 'long', timeZone }).format(Date.parse(dateTimeBegin));
    return {
      title: `${title}: ${competitionTitle}`,
      description: ['Программа', place || city, day].filter(Boolean).join(', '),
    };
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PublicProtocolView } from '@rampa/contract';
import { russianDates } from '@rampa/kernel';
import { ANONYMOUS, PageFaces, Views, type PageFace } from '@rampa/platform/server';

/** The preview of a published protocol where its link is sent: the head of its page, and no result. */
@Injectable()
export class ProtocolFace implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly faces: PageFaces,
  ) {}

  onModuleInit(): void {
    this.faces.add(/^\/voiting-protocol\/([^/]+)\/?$/i, (key) => this.read(key));
  }

  private async read(key: string): Promise<PageFace> {
    const { json } = await this.views.read(ANONYMOUS, 'public-protocol', key);
    const { programTitle, competitionTitle, place, city, dateTimeBegin, timeZone } = JSON.parse(
      json,
    ) as PublicProtocolView;
    const day =
      dateTimeBegin && russianDates({ day: 'numeric', month: 'long', timeZone }).format(Date.parse(dateTimeBegin));
    return {
      title: `Протокол: ${programTitle}`,
      description: [competitionTitle, place || city, day].filter(Boolean).join(', '),
    };
  }
}

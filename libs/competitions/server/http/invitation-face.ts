import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Failure, isGuid } from '@rampa/kernel';
import { PageFaces, type PageFace } from '@rampa/platform/server';
import { PageInfos } from '../queries/page-infos.ts';

/** How an invitation looks where its link is sent: who invites where, as its page says it. */
@Injectable()
export class InvitationFace implements OnModuleInit {
  constructor(
    private readonly infos: PageInfos,
    private readonly faces: PageFaces,
  ) {}

  onModuleInit(): void {
    this.faces.add(/^\/member\/invite\/([^/]+)\/?$/i, (guid) => this.read(guid));
  }

  private async read(guid: string): Promise<PageFace> {
    if (!isGuid(guid.toLowerCase())) throw new Failure('notFound');
    const { organizer, event } = await this.infos.of(`/member/invite/${guid}`);
    if (!organizer || !event) throw new Failure('notFound');
    return {
      title: event.title,
      description: [`${organizer.companyName || 'Организатор'} приглашает участвовать`, event.city]
        .filter(Boolean)
        .join(', '),
    };
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventForms } from '@rampa/forms/server';
import { Failure, type Guid, type Section } from '@rampa/kernel';
import { Database, FileGates, permit, type Actor } from '@rampa/platform/server';
import { ANSWER_PURPOSE } from './persistence/answer-files.ts';

interface Standing {
  competition: Guid;
  organizer: Guid;
  member: Guid | null;
  n: number;
  type: string;
  isHidden: boolean;
}

/** Whoever sees the answer sees its file: the owner, and who works on applications; music also who works on programs. */
@Injectable()
export class AnswerFileGate implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly forms: EventForms,
    private readonly gates: FileGates,
  ) {}

  onModuleInit(): void {
    this.gates.add(ANSWER_PURPOSE, (actor, file) => this.isOpen(actor, file));
  }

  private async isOpen(actor: Actor, file: Guid): Promise<boolean> {
    const [found] = await this.database.query<Standing>(
      `select a.competition_guid as competition, c.organizer_guid as organizer, a.member_guid as member, f.n,
              f.content_type as type, ('f' || f.n) = any (b.hidden) as "isHidden"
         from applications.file f
         join applications.block b on b.guid = f.block_guid
         join applications.application a on a.guid = f.application_guid
         join competitions.v_competition c on c.guid = a.competition_guid
        where f.guid = $1 and f.came_at is not null and f.removed_at is null and b.deleted_at is null
          and a.deleted_at is null`,
      [file],
    );
    if (!found) return false;
    const form = await this.forms.of(this.database, found.competition);
    const field = form?.used.fields.find(({ n }) => n === found.n);
    // A field that the form asks no more is read by the organizer alone, as its answer is.
    const isOpenToMember = field !== undefined && !field.isPrivate;
    const isMusic = isOpenToMember && !found.isHidden && found.type.startsWith('audio/');
    const sections: Section[] = ['requests', ...(isMusic ? (['program'] as const) : [])];
    const who = [
      ...sections.map((section) => `org:${section}` as const),
      ...(isOpenToMember ? (['member'] as const) : []),
    ];
    try {
      const { competition, organizer, member } = found;
      permit({ who }, actor, { competition, organizer, members: member === null ? [] : [member], isStray: false });
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}

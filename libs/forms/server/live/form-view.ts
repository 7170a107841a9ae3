// What an open constructor follows: that somebody has changed the form. The page then reads it anew.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationFormGetNow, type FormNow } from '@rampa/contract';
import { Failure, isGuid } from '@rampa/kernel';
import {
  GuidOwners,
  permit,
  Views,
  type Actor,
  type Reader,
  type ViewDefinition,
  type ViewGrant,
} from '@rampa/platform/server';

@Injectable()
export class FormView implements ViewDefinition<FormNow>, OnModuleInit {
  readonly name = 'form' as const;
  readonly follows = 'office' as const;

  constructor(
    private readonly views: Views,
    private readonly owners: GuidOwners,
  ) {}

  onModuleInit(): void {
    this.views.register(this);
  }

  async authorise(actor: Actor, key: string): Promise<ViewGrant> {
    if (actor.kind === 'anonymous') throw new Failure('unauthorized');
    if (!isGuid(key)) throw new Failure('notFound');
    permit(ApplicationFormGetNow, actor, await this.owners.ownerOf([{ kind: 'competition', guid: key }]));
    return { stream: key, audience: 'settings' };
  }

  touches({ kind }: { kind: string }): boolean {
    return kind === 'form.changed';
  }

  async load(reader: Reader, key: string): Promise<FormNow> {
    const [form] = await reader.query<{ revision: number }>(
      'select revision from forms.form where competition_guid = $1',
      [key],
    );
    return { revision: form?.revision ?? null };
  }
}

// What an open constructor follows: that somebody has changed the form. The page then reads it anew.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationFormGetNow, type FormNow } from '@rampa/contract';
import {
  eventToFollow,
  GuidOwners,
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
    const stream = await eventToFollow(this.owners, ApplicationFormGetNow, actor, 'competition', key);
    return { stream, audience: 'settings' };
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

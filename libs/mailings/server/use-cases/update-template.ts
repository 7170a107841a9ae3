import { Injectable } from '@nestjs/common';
import type { BodyOf, TemplateMessageRestoreVersion, TemplateMessageUpdate } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import type { LetterText } from '@rampa/mailings/domain';
import { sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { holdTemplate, type HeldTemplate } from '../persistence/held.ts';
import { TEMPLATE, VERSION } from '../persistence/letter-tables.ts';
import { assertSound } from './sound-letter.ts';
import { keepVersion } from './versions.ts';

interface Wording {
  title: string;
  subject: string;
  body: LetterText;
}

@Injectable()
export class UpdateTemplate {
  constructor(private readonly work: UnitOfWork) {}

  /** Saving an unchanged text makes no version. Throws Failure letterWrong or letterChanged. */
  async run(scope: Scope, given: BodyOf<typeof TemplateMessageUpdate>): Promise<{ version: number }> {
    const { templateMessageGuid: guid, version, ...wording } = given;
    const { result } = await this.work.run({ scope }, async (tx) => {
      const held = await holdTemplate(tx, guid);
      assertSound(held.kind, wording);
      if (version !== undefined && version !== held.version) throw new Failure('letterChanged');
      return save(tx, held, wording);
    });
    return result;
  }

  /** Throws Failure notFound for a version that is no longer kept. */
  async restoreVersion(
    scope: Scope,
    given: BodyOf<typeof TemplateMessageRestoreVersion>,
  ): Promise<{ version: number }> {
    const { templateMessageGuid: templateGuid, version } = given;
    const { result } = await this.work.run({ scope }, async (tx) => {
      const held = await holdTemplate(tx, templateGuid);
      const kept = await VERSION.find(tx, { templateGuid, version });
      if (!kept) throw new Failure('notFound');
      // An old version may contain placeholders that no longer exist.
      assertSound(held.kind, kept);
      return save(tx, held, kept);
    });
    return result;
  }
}

async function save(
  tx: Transaction,
  held: HeldTemplate,
  { title, subject, body }: Wording,
): Promise<{ version: number }> {
  const [row] = await tx.query<{ isSame: boolean }>('select $1::jsonb = $2::jsonb as "isSame"', [
    JSON.stringify({ title, subject, body }),
    JSON.stringify({ title: held.title, subject: held.subject, body: held.body }),
  ]);
  if (row!.isSame) return { version: held.version };
  const version = held.version + 1;
  await TEMPLATE.update(tx, { guid: held.guid }, { title, subject, body, version, changedAt: sql('now()') });
  await keepVersion(tx, held.guid, { version, title, subject, body });
  return { version };
}

// Own deeds that waited while somebody else changed the same values: his stay, and what was meant here is told.

import { sameValue, type Clash, type Patch, type WholeForm } from '@rampa/forms/domain';
import { inQuotes, type Guid } from '@rampa/kernel';
import { afterDeed, type Deed } from './deeds.ts';

export interface Overtaken {
  changeGuid: Guid;
  /** «Поле „Город“ за это время изменил другой. Не сохранено ваше: „Село“.» */
  message: string;
}

interface Doing {
  known: WholeForm;
  waiting: readonly Deed[];
  patches: ReadonlyMap<Guid, readonly Patch[]>;
  onItsWay: Guid | null;
}

/** Where things stand is decided by whoever moved them last, and an answer on its way brings the server's own word. */
export function standingDeeds({ known, waiting, patches, onItsWay }: Doing, hasOtherNumbers: boolean): Overtaken[] {
  const overtaken: Overtaken[] = [];
  let form = known;
  for (const deed of waiting) {
    const clash = isChange(deed) && deed.changeGuid !== onItsWay ? clashOf(deed) : undefined;
    if (clash) overtaken.push({ changeGuid: deed.changeGuid, message: messageOf(clash, deed) });
    else form = afterDeed(form, deed) ?? form;
  }
  return overtaken;

  function clashOf({ changeGuid }: Deed): Clash | undefined {
    const done = patches.get(changeGuid) ?? [];
    return done.flatMap(({ part, guid, before, after }) => {
      const row = rowOf(form, part, guid);
      const isOther = (key: string) => !isAlike(row?.[key], before[key]) && !isAlike(row?.[key], after[key]);
      // A rule names parts by numbers, and the server may have given others.
      const keys = Object.keys(after).filter((key) => isOther(key) && (key !== 'rule' || !hasOtherNumbers));
      return keys.map((key) => ({ part, guid, key }));
    })[0];
  }

  function messageOf({ part, guid, key }: Clash, { changeGuid }: Deed): string {
    const title = String(rowOf(form, part, guid)?.title ?? '');
    const what = part === 'form' ? 'Название формы' : `${part === 'block' ? 'Блок' : 'Поле'} ${inQuotes(title)}`;
    const meant = patches.get(changeGuid)?.find((patch) => patch.part === part && patch.guid === guid)?.after[key];
    const own = typeof meant === 'string' && meant !== '' ? `: ${inQuotes(meant)}` : '';
    return `${what} за это время изменил другой человек, и осталось его. Ваше не сохранено${own}.`;
  }
}

const isChange = (deed: Deed): boolean =>
  'edits' in deed && deed.edits.every(({ do: what }) => ['rename', 'changeBlock', 'changeField'].includes(what));

function rowOf(form: WholeForm, part: Clash['part'], guid: Guid | null): Record<string, unknown> | undefined {
  const row = part === 'form' ? form : part === 'block' ? form.blocks.get(guid!) : form.fields.get(guid!);
  return row as Record<string, unknown> | undefined;
}

/** The server keeps a text without the blanks at its ends. */
function isAlike(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : sameValue(one, other);
}

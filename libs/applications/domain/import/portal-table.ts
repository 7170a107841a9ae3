// A table that the portal has written itself and that comes back corrected: by its last column each row names its
// application and as of when it was written.

import type { Form } from '@rampa/forms/domain';
import { folded, isGuid, type Guid } from '@rampa/kernel';
import type { ColumnUse } from './import-types.ts';
import { plainTitle } from './plain-title.ts';

export const PORTAL_CODE = 'Код портала';

/** What such a table has beside answers and the code. */
export const OWN_TITLES = {
  ...{ number: '№', title: 'Заявка', member: 'Участник', status: 'Статус', percent: 'Заполнено, %' },
  ...{ performanceCount: 'Номеров', consents: 'Согласия родителей', paid: 'Оплачено', total: 'Стоимость' },
  ...{ dateSubscribe: 'Отправлена', updatedAt: 'Изменена' },
} as const;

export const portalCode = (application: Guid, revision: number): string => `${application}/${revision}`;

export interface PortalCode {
  application: Guid;
  /** Of the application, when the table was written. */
  revision: number;
}

/** Null: a key of somebody's own. */
export function portalCodeIn(key: string): PortalCode | null {
  const [application = '', revision = '', ...more] = folded(key).split('/');
  if (!isGuid(application) || !/^\d{1,9}$/.test(revision) || more.length > 0) return null;
  return { application, revision: Number(revision) };
}

/** The column of codes; −1: the table is not the portal's. */
export const portalColumn = (titles: readonly string[]): number =>
  titles.findIndex((title) => plainTitle(title) === plainTitle(PORTAL_CODE));

/** By which each field is known in the portal's tables: no two alike, and none like the portal's own. */
export function fieldTitles({ fields, blocks }: Form): ReadonlyMap<Guid, string> {
  const blockTitles = new Map(blocks.map(({ guid, title }) => [guid, title]));
  const taken = new Set([PORTAL_CODE, ...Object.values(OWN_TITLES)].map(plainTitle));
  const times = Map.groupBy(fields, ({ title }) => plainTitle(title));
  return new Map(
    fields.map(({ guid, title, blockGuid, n }) => {
      const isAlone = times.get(plainTitle(title))!.length === 1;
      const whole = `${title} (${blockTitles.get(blockGuid) ?? ''})`;
      const found = [...(isAlone ? [title] : []), whole, `${whole}, ${n}`].find((one) => !taken.has(plainTitle(one)));
      taken.add(plainTitle(found ?? title));
      return [guid, found ?? title];
    }),
  );
}

/** By the titles that the portal has given. What is no answer, and what a table cannot bring, is left out. */
export function portalUses(form: Form, titles: readonly string[]): ColumnUse[] {
  const known = new Map([...fieldTitles(form)].map(([guid, title]) => [plainTitle(title), guid]));
  const kinds = new Map(form.fields.map(({ guid, kind }) => [guid, kind]));
  const met = new Set<Guid>();
  return titles.map((title) => {
    const fieldGuid = known.get(plainTitle(title));
    if (fieldGuid === undefined || kinds.get(fieldGuid) === 'Attachment' || met.has(fieldGuid)) return { to: 'skip' };
    met.add(fieldGuid);
    return { to: 'field', fieldGuid };
  });
}

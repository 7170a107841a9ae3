import type { ColumnPart } from './column-types.ts';
import { APPLICATION_COLUMNS, FIELD_TAGS, type ApplicationColumn, type Guid } from '@rampa/kernel';

/** How what the portal knows by itself is called where columns are chosen. */
export const OWN_COLUMN_WORDS: Readonly<Record<ApplicationColumn, string>> = {
  applicationNumber: 'Номер заявки',
  applicationTitle: 'Название заявки',
  member: 'Участник',
  status: 'Статус заявки',
  dateSubscribe: 'Когда отправлена',
  percent: 'Заполнено, %',
  blockNumber: 'Который по счёту в заявке',
  blockStatus: 'Статус блока',
};

export interface ColumnContent {
  fieldGuid: Guid | null;
  tag: string | null;
}

export const isOwnColumn = (tag: string | null): tag is ApplicationColumn =>
  APPLICATION_COLUMNS.some((own) => own === tag);

/** What a column shows. A tag of a field says what the field means, and so whom it names; not what stands there. */
export function partsOf(fields: readonly ColumnContent[]): ColumnPart[] {
  return fields.flatMap(({ fieldGuid, tag }): ColumnPart[] => {
    if (fieldGuid !== null) return [{ field: fieldGuid, tag: FIELD_TAGS.find((one) => one === tag) ?? null }];
    return isOwnColumn(tag) ? [{ own: tag }] : [];
  });
}

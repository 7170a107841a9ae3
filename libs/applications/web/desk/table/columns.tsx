// The columns of the organizer's table: its own, and one for each field of the form.

import type { ApplicationRow, ApplicationStatusView, ApplicationTableFacts } from '@rampa/contract';
import type { FieldTag } from '@rampa/kernel';
import { momentText, type TableColumn } from '@rampa/platform/web/desk';
import { consentsText, ownerWords, shownStatus } from '@rampa/applications/domain';
import { Filled } from '../parts/Filled.tsx';
import { StateChip, StatusChip } from '../parts/StatusChip.tsx';
import { Sums } from './Sums.tsx';
import classes from './applications.module.css';

/** All that stands there until somebody has chosen fits a window of 1280. */
const USUAL_WIDTH = 112;
const WIDTHS: Partial<Record<FieldTag, number>> = { nomination: 164, ageCategory: 120, city: USUAL_WIDTH };

export interface ColumnsGiven {
  fields: ApplicationTableFacts['fields'];
  usualFields: ApplicationTableFacts['usualFields'];
  statuses: ReadonlyMap<string, ApplicationStatusView>;
  zone: string;
  /** Null where money is not shown. */
  currency: string | null;
  /** In which order the cells of a row stand. */
  asked: readonly string[];
}

export function columnsOf({
  fields,
  usualFields,
  statuses,
  zone,
  currency,
  asked,
}: ColumnsGiven): TableColumn<ApplicationRow>[] {
  const usual = usualFields.flatMap((guid) => fields.find((field) => field.guid === guid) ?? []);
  return [
    ...usual.map((field) => fieldColumn(field, asked, true)),
    {
      ...{ key: 'performanceCount', label: 'Номеров', width: 88, isNumber: true },
      of: ({ performanceCount }) => performanceCount,
    },
    {
      ...{ key: 'status', label: 'Статус', width: 152 },
      of: ({ competitionStatusGuid: guid, state }) => {
        const status = shownStatus(state, statuses.get(guid ?? ''));
        return status ? <StatusChip {...status} /> : <StateChip state={state} />;
      },
    },
    {
      ...{ key: 'percent', label: 'Заполнено', width: 100, sort: 'percent' },
      of: ({ percent }) => <Filled percent={percent} />,
    },
    {
      ...{ key: 'consents', label: 'Согласия', width: 152, isHidden: true },
      of: ({ children, lacksProcessing, lacksPublishing }) => (
        <Text text={consentsText(children, lacksProcessing, lacksPublishing)} />
      ),
    },
    {
      ...{ key: 'updatedAt', label: 'Изменена', width: 124, sort: 'updatedAt' },
      of: ({ updatedAt, isChanged }) => (
        <span className={classes.moment} data-new={isChanged || undefined}>
          {isChanged ? <span className="r-sr-only">Есть непринятые изменения, </span> : null}
          {momentText(updatedAt, zone)}
        </span>
      ),
    },
    ...(currency === null
      ? []
      : [
          {
            ...{ key: 'money', label: 'Оплачено', width: 112, isNumber: true },
            of: ({ money }: ApplicationRow) => <Sums money={money} currency={currency} />,
          },
        ]),
    {
      ...{ key: 'dateSubscribe', label: 'Отправлена', width: 152, sort: 'dateSubscribe', isHidden: true },
      of: ({ dateSubscribe }) => (dateSubscribe === null ? '–' : momentText(dateSubscribe, zone)),
    },
    {
      ...{ key: 'member', label: 'Участник', width: 200, sort: 'member', isHidden: true },
      of: (row) => <Text text={ownerWords(row)} />,
    },
    ...fields.filter((field) => !usual.includes(field)).map((field) => fieldColumn(field, asked, false)),
  ];
}

function fieldColumn(
  { guid, title, block, isPrivate, tag }: ApplicationTableFacts['fields'][number],
  asked: readonly string[],
  isUsual: boolean,
): TableColumn<ApplicationRow> {
  const at = asked.indexOf(guid);
  return {
    ...{ key: guid, label: title, isHidden: !isUsual },
    width: (tag && WIDTHS[tag]) ?? (isUsual ? USUAL_WIDTH : 196),
    group: isPrivate ? `${block}, только для своих` : block,
    of: ({ cells }) => <Text text={cells[at] ?? ''} />,
  };
}

/** Two lines of it; all of it under the mouse. */
function Text({ text }: { text: string }) {
  return text === '' ? (
    <span className={classes.none}>–</span>
  ) : (
    <span className={classes.text} title={text}>
      {text}
    </span>
  );
}

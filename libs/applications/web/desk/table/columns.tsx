// The columns of the organizer's table: its own, and one for each field of the form.

import type { ApplicationRow, ApplicationStatusView, ApplicationTableFacts } from '@rampa/contract';
import { momentText, type TableColumn } from '@rampa/platform/web/desk';
import { consentsText, ownerWords, shownStatus } from '@rampa/applications/domain';
import { Filled } from '../parts/Filled.tsx';
import { StateChip, StatusChip } from '../parts/StatusChip.tsx';
import classes from './applications.module.css';

/** Fields that stand there until somebody has chosen. */
const USUAL_FIELDS = 3;

export interface ColumnsGiven {
  fields: ApplicationTableFacts['fields'];
  statuses: ReadonlyMap<string, ApplicationStatusView>;
  zone: string;
  /** In which order the cells of a row stand. */
  asked: readonly string[];
}

export function columnsOf({ fields, statuses, zone, asked }: ColumnsGiven): TableColumn<ApplicationRow>[] {
  const books = fields.filter(({ kind }) => kind === 'ReferenceBook').slice(0, USUAL_FIELDS);
  return [
    {
      ...{ key: 'status', label: 'Статус', width: 164 },
      of: ({ competitionStatusGuid: guid, state }) => {
        const status = shownStatus(state, statuses.get(guid ?? ''));
        return status ? <StatusChip {...status} /> : <StateChip state={state} />;
      },
    },
    {
      ...{ key: 'percent', label: 'Заполнено', width: 112, sort: 'percent' },
      of: ({ percent }) => <Filled percent={percent} />,
    },
    ...books.map((field) => fieldColumn(field, asked, false)),
    {
      ...{ key: 'performanceCount', label: 'Номеров', width: 84, isNumber: true },
      of: ({ performanceCount }) => performanceCount,
    },
    {
      ...{ key: 'consents', label: 'Согласия', width: 152, isHidden: true },
      of: ({ children, lacksProcessing, lacksPublishing }) => (
        <Text text={consentsText(children, lacksProcessing, lacksPublishing)} />
      ),
    },
    {
      ...{ key: 'updatedAt', label: 'Изменена', width: 152, sort: 'updatedAt' },
      of: ({ updatedAt, isChanged }) => (
        <span className={classes.moment} data-new={isChanged || undefined}>
          {isChanged ? <span className="r-sr-only">Есть непринятые изменения, </span> : null}
          {momentText(updatedAt, zone)}
        </span>
      ),
    },
    {
      ...{ key: 'dateSubscribe', label: 'Отправлена', width: 152, sort: 'dateSubscribe', isHidden: true },
      of: ({ dateSubscribe }) => (dateSubscribe === null ? '–' : momentText(dateSubscribe, zone)),
    },
    {
      ...{ key: 'member', label: 'Участник', width: 200, sort: 'member', isHidden: true },
      of: (row) => <Text text={ownerWords(row)} />,
    },
    ...fields.filter((field) => !books.includes(field)).map((field) => fieldColumn(field, asked, true)),
  ];
}

function fieldColumn(
  { guid, title, block, isPrivate }: ApplicationTableFacts['fields'][number],
  asked: readonly string[],
  isHidden: boolean,
): TableColumn<ApplicationRow> {
  const at = asked.indexOf(guid);
  return {
    ...{ key: guid, label: title, width: 196, isHidden },
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

// A report's title and what a row of it is.

import {
  ReportCreate,
  ReportGetChildCompetitionBlocksByCompetitionGuid,
  ReportUpdate,
  rulesOf,
  type ReportView,
} from '@rampa/contract';
import { ChoiceLine, DrawerForm, TextLine, useRead, useSendForm } from '@rampa/platform/web/desk';

export interface ReportFormProps {
  competitionGuid: string;
  /** Null: a new one. */
  report: ReportView | null;
  onClose(): void;
  onMade?(guid: string): void;
}

/** A chooser has no null. */
const APPLICATION = 'application';

export function ReportForm({ competitionGuid, report, onClose, onMade }: ReportFormProps) {
  const query = { competitionGuid };
  const kinds = useRead(ReportGetChildCompetitionBlocksByCompetitionGuid, { query });
  const form = useSendForm({
    values: { title: report?.title ?? '', row: report?.rowBlockGuid ?? APPLICATION },
    missing: { title: 'Назовите отчёт' },
    rules: report
      ? {
          of: rulesOf(ReportUpdate),
          inside: 'report',
          body: (said) => ({ report: { guid: report.guid, ...bodyOf(said) } }),
        }
      : { of: rulesOf(ReportCreate), body: bodyOf },
    writes: [ReportCreate, ReportUpdate],
    async send(said, write) {
      if (report) await write(ReportUpdate, { query, body: { report: { guid: report.guid, ...bodyOf(said) } } });
      else onMade?.((await write(ReportCreate, { query, body: bodyOf(said) })).guid);
    },
    onSaved: onClose,
  });
  const offered = (kinds.data ?? []).map(({ guid, title, isPerformance }) => ({
    value: guid ?? APPLICATION,
    label: isPerformance ? `${title} (выступление)` : title,
  }));
  const gone = report?.isRowGone ? [{ value: report.rowBlockGuid!, label: 'Блок, убранный из формы' }] : [];
  return (
    <DrawerForm
      form={form}
      title={report ? 'Название и строки' : 'Новый отчёт'}
      submit={report ? 'Сохранить' : 'Создать'}
      onClose={onClose}
    >
      <TextLine at={form.at('title')} label="Название" placeholder="Список коллективов" data-autofocus />
      <ChoiceLine
        at={form.at('row')}
        label="Что такое строка"
        description="Заявка, выступление или другой блок формы: у каждого своя строка."
        data={[...offered, ...gone]}
        disabled={!kinds.data}
      />
    </DrawerForm>
  );
}

const bodyOf = ({ title, row }: { title: string; row: string }) => ({
  title,
  rowBlockGuid: row === APPLICATION ? null : row,
});

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReportCopy, ReportDelete, ReportRestore, ReportUpdate, type ReportView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { refreshAfter, tell, tellFailure, useMake, useWrite } from '@rampa/platform/web/desk';

type Known = Pick<ReportView, 'guid' | 'title'>;

/** What is done with a report as a whole; each is said, and what can be taken back is. */
export function useReportDeeds(competitionGuid: string) {
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const copying = useMake(ReportCopy);
  const opening = useWrite(ReportUpdate);

  function open({ guid, title }: Known, isPublished: boolean) {
    const told = isPublished
      ? `${inQuotes(title)} открыт всем, у кого есть ссылка`
      : `${inQuotes(title)} закрыт для посторонних`;
    opening.mutate(
      { query: { competitionGuid }, body: { report: { guid, isPublished } } },
      { onSuccess: () => tell(told, { subject: guid }) },
    );
  }

  async function restore({ guid, title }: Known) {
    try {
      await callApi(ReportRestore, { query: { reportGuid: guid } });
      tell(`Отчёт ${inQuotes(title)} снова здесь`, { subject: guid });
      await refreshAfter(client, ReportRestore);
    } catch (error) {
      tellFailure(error);
    }
  }

  /** `leave`: its own page has gone before, because whatever it reads meanwhile would be answered «not found». */
  async function remove(report: Known, leave?: () => unknown) {
    setRemoving(true);
    try {
      await leave?.();
      await callApi(ReportDelete, { query: { reportGuid: report.guid } });
      tell(`Отчёт ${inQuotes(report.title)} удалён`, {
        subject: report.guid,
        action: { label: 'Вернуть', run: () => void restore(report) },
      });
      await refreshAfter(client, ReportDelete);
    } catch (error) {
      tellFailure(error);
    } finally {
      setRemoving(false);
    }
  }

  return {
    isBusy: copying.isPending || isRemoving || opening.isPending,
    open,
    copy: ({ guid, title }: Known, then?: (copy: string) => void) =>
      copying.mutate(
        { query: { reportGuid: guid } },
        {
          onSuccess: (made) => {
            tell(`Копия отчёта ${inQuotes(title)} готова`, { subject: guid });
            then?.(made.guid);
          },
        },
      ),
    remove: (report: Known, leave?: () => unknown) => void remove(report, leave),
  };
}

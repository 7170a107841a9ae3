// «Бумажные листы»: blanks for a hall without power, and what was read off them.

import { Navigate, useParams, useSearchParams } from 'react-router';
import { PaperSheetFind, VotingProtocolGetUsingForProtocolByCompetition } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, Page, PageHead, RowsSkeleton, useRead } from '@rampa/platform/web/desk';
import { OneSheet } from '../paper/OneSheet.tsx';
import { Sheets } from '../paper/Sheets.tsx';

export function PaperSheetsPage() {
  const { guid: competitionGuid = '' } = useParams();
  const [search] = useSearchParams();
  const programs = useRead(VotingProtocolGetUsingForProtocolByCompetition, { query: { competitionGuid } });
  const code = search.get('code');
  const sheet = search.get('sheet');
  if (code) return <ByCode key={code} competitionGuid={competitionGuid} code={code} />;
  if (sheet) return <OneSheet key={sheet} competitionGuid={competitionGuid} guid={sheet} />;
  return (
    <Answer of={programs} skeleton={<RowsSkeleton rows={6} />}>
      {(all) => {
        const asked = search.get('competitionProgramGuid');
        const program = all.find(({ programGuid }) => programGuid === asked) ?? all[0];
        return program ? (
          <Sheets key={program.programGuid} competitionGuid={competitionGuid} program={program} programs={all} />
        ) : (
          <Page isPaper>
            <PageHead title="Бумажные листы" />
            <EmptyState>Листов пока нет: сначала нужна программа выступлений.</EmptyState>
          </Page>
        );
      }}
    </Answer>
  );
}

/** The address in a sheet's QR code. */
function ByCode({ competitionGuid, code }: { competitionGuid: string; code: string }) {
  const found = useRead(PaperSheetFind, { query: { competitionGuid, code } });
  return (
    <Page isPaper>
      <PageHead title="Бумажный лист" />
      <Answer of={found}>{({ guid }) => <Navigate to={`?sheet=${guid}`} replace />}</Answer>
    </Page>
  );
}

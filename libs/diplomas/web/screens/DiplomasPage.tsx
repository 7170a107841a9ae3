// «Дипломы и документы»: programs whose diplomas can be printed, and programs whose protocol is still open.

import { Button } from '@mantine/core';
import { IconFileTypePdf, IconFileZip } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import {
  DocumentListCreateArchive,
  DocumentListGetAll,
  FestivalGetFestivalDetail,
  type AnswerOf,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  List,
  ListRow,
  ListTools,
  Page,
  PageHead,
  Section,
  tellBegun,
  useAccess,
  useList,
  useRead,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';

type Document = AnswerOf<typeof DocumentListGetAll>[number];

export function DiplomasPage() {
  const { guid: competitionGuid = '' } = useParams();
  const access = useAccess(competitionGuid);
  const documents = useRead(DocumentListGetAll, { query: { competitionGuid } });
  return (
    <Page isPaper>
      <PageHead
        title="Дипломы и документы"
        actions={
          <>
            <Link to="documents">Кому выпущено</Link>
            <Link to="templates">Свои шаблоны</Link>
          </>
        }
      />
      <Answer of={documents}>
        {(list) =>
          list.some(({ programs }) => programs.length > 0) ? (
            list
              .filter(({ isBuiltIn }) => isBuiltIn)
              .map((document) => (
                <OneDocument key={document.guid} document={document} competitionGuid={competitionGuid} />
              ))
          ) : (
            <EmptyState action={access.sees('program') ? <Link to="../program">К программе</Link> : null}>
              Выпускать пока нечего: сначала нужна программа выступлений.
            </EmptyState>
          )
        }
      </Answer>
    </Page>
  );
}

function OneDocument({ document, competitionGuid }: { document: Document; competitionGuid: string }) {
  const access = useAccess(competitionGuid);
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: competitionGuid } }, { staleTime: 30_000 });
  const isJudged = event.data?.typeTourCompetition !== 0;
  const archive = useWrite(DocumentListCreateArchive, {
    onDone: () => tellBegun('Готовим дипломы'),
  });
  const list = useList({ name: document.guid.slice(-4) });
  const read = { data: document.programs, error: null, isPending: false, refetch: () => undefined };
  const ready = document.programs.filter(({ isReady }) => isReady).map(({ guid }) => guid);
  const make = (programGuids: readonly string[], format: 'zip' | 'pdf') =>
    archive.mutate({
      query: { competitionGuid },
      body: { competitionDocumentGuid: document.guid, programGuids: [...programGuids], format },
    });
  // A file or a job needs only the right to read.
  const canMake = access.sees('diplomas');
  return (
    <Section
      title={document.title}
      note={`A4, номер сохраняется при повторной печати. Порядок — как ${isJudged ? 'на награждении: от последнего места к первому, решение жюри в конце' : 'в программе'}.`}
      actions={
        canMake && ready.length > 1 ? (
          <Button size="md" loading={archive.isPending} onClick={() => make(ready, 'zip')}>
            Все готовые архивом
          </Button>
        ) : null
      }
    >
      <ListTools list={list} search="Название программы" rows={document.programs.length} />
      <List
        label="Программы"
        list={list}
        of={wholeList(read, list, { wordsOf: ({ title }) => [title] })}
        idOf={({ guid }) => guid}
        nameOf={({ title }) => title}
        empty={<EmptyState>Программ пока нет.</EmptyState>}
        nothing="Такой программы нет. Попробуйте другое слово."
        bulk={
          canMake && ready.length > 1
            ? (chosen) => {
                const guids = chosen.filter(({ isReady }) => isReady).map(({ guid }) => guid);
                return (
                  <>
                    <Button
                      variant="default"
                      disabled={archive.isPending || guids.length === 0}
                      onClick={() => make(guids, 'zip')}
                    >
                      Архив выбранных
                    </Button>
                    <Button
                      variant="default"
                      disabled={archive.isPending || guids.length === 0}
                      onClick={() => make(guids, 'pdf')}
                    >
                      Один PDF выбранных
                    </Button>
                  </>
                );
              }
            : null
        }
        row={(program) => (
          <ListRow title={program.title} detail={detailOf(program, isJudged)}>
            {canMake && program.isReady ? (
              <>
                <Button
                  variant="default"
                  disabled={archive.isPending}
                  leftSection={<IconFileZip size={16} stroke={1.75} />}
                  aria-label={`Архив дипломов: ${program.title}`}
                  onClick={() => make([program.guid], 'zip')}
                >
                  Архив
                </Button>
                <Button
                  variant="default"
                  disabled={archive.isPending}
                  leftSection={<IconFileTypePdf size={16} stroke={1.75} />}
                  aria-label={`Один PDF для печати: ${program.title}`}
                  onClick={() => make([program.guid], 'pdf')}
                >
                  Один PDF для печати
                </Button>
              </>
            ) : program.isReady || !isJudged || !access.sees('protocol') ? null : (
              <Link to={`../protocols?competitionProgramGuid=${program.guid}`}>К протоколу</Link>
            )}
          </ListRow>
        )}
      />
    </Section>
  );
}

function detailOf({ isReady, count }: Document['programs'][number], isJudged: boolean): string {
  if (isReady) return counted(count, 'диплом', 'диплома', 'дипломов');
  return isJudged ? 'протокол ещё не закрыт' : 'выступлений ещё нет';
}

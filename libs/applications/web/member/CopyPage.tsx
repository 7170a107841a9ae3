// «Взять из прошлой заявки»: which one of one's own, then what of it would come along, and only then a new application.

import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import {
  ApplicationCopyFrom,
  ApplicationGetAllToMember,
  ApplicationPreviewCopy,
  type ApplicationHead,
  type CopyPreview,
} from '@rampa/contract';
import { counted, plural } from '@rampa/kernel';
import { Button, buttonLook, Chip, EmptyState, listed } from '@rampa/platform/web/base';
import { Answer, dateText, List, ListRow, ListTools, Page, PageHead, RowsSkeleton, tell, useList, useMake, useRead, useReadOnly } from '@rampa/platform/web/desk'; // prettier-ignore
import { OWN_ZONE } from './live.ts';
import { nameOf, numberWords, stateWord } from './words.ts';
import classes from './style/applications.module.css';

export function CopyPage() {
  const { guid = '' } = useParams();
  const [search] = useSearchParams();
  const from = search.get('from');
  const back = `/member/competition/${guid}/applications`;
  return (
    <Page isPaper>
      <Link className={classes.back} to={from === null ? back : `${back}/copy`}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden />
        {from === null ? 'Заявки' : 'Выбрать другую'}
      </Link>
      {from === null ? <Choice /> : <Preview competition={guid} from={from} />}
    </Page>
  );
}

function Choice() {
  const list = useList({});
  const applications = useRead(
    ApplicationGetAllToMember,
    { body: { ...list.page, ...list.found } },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead
        title="Взять из прошлой заявки"
        note="Выберите свою заявку, этого мероприятия или любого другого. Сначала покажем, что из неё перейдёт."
      />
      <ListTools list={list} search="Номер, название, мероприятие" rows={applications.data?.totalCount ?? 0} />
      <List<ApplicationHead>
        label="Мои заявки"
        list={list}
        of={applications}
        height="4.25rem"
        idOf={({ guid }) => guid}
        nameOf={(head) => nameOf(head)}
        empty={<EmptyState>Прошлых заявок у вас пока нет: начните новую с чистого листа.</EmptyState>}
        nothing="Таких заявок нет. Попробуйте другое слово."
        row={(head) => (
          <ListRow
            title={
              <Link className={classes.name} to={`?from=${head.guid}`}>
                {nameOf(head)}
              </Link>
            }
            detail={listed(
              head.competitionTitle,
              head.title === '' || head.number === null ? '' : numberWords(head.number),
              `изменена ${dateText(head.updatedAt, OWN_ZONE)}`,
            )}
          >
            <Chip tone="plain">{stateWord(head.state)}</Chip>
          </ListRow>
        )}
      />
    </>
  );
}

function Preview({ competition, from }: { competition: string; from: string }) {
  const go = useNavigate();
  const isReadOnly = useReadOnly() !== null;
  const query = { competitionGuid: competition, sourceGuid: from };
  const preview = useRead(ApplicationPreviewCopy, { query });
  const copying = useMake(ApplicationCopyFrom, {
    onDone: ({ applicationGuid }) => {
      tell('Заявка начата. Проверьте ответы и приложите файлы');
      void go(`/member/competition/${competition}/applications/${applicationGuid}`, { replace: true });
    },
  });
  return (
    <>
      <PageHead
        title="Что перейдёт в новую заявку"
        note="Прошлая заявка останется как была. Файлы не переходят: их прикладывают заново."
      />
      <Answer of={preview} skeleton={<RowsSkeleton rows={6} />}>
        {({ taken, left, takenCount, leftCount }) =>
          takenCount === 0 ? (
            <EmptyState
              action={
                <Link to={`/member/competition/${competition}/applications`} {...buttonLook({ size: 'large' })}>
                  К заявкам
                </Link>
              }
            >
              Из этой заявки перенести нечего: на вопросы этой формы в ней нет ответов.
            </EmptyState>
          ) : (
            <>
              <p className={classes.sum} role="status">
                {plural(takenCount, 'Перейдёт', 'Перейдут', 'Перейдёт')}{' '}
                {counted(takenCount, 'ответ', 'ответа', 'ответов')}
                {leftCount > 0 ? `, не ${plural(leftCount, 'перейдёт', 'перейдут', 'перейдёт')} ${leftCount}` : ''}.
              </p>
              {isReadOnly ? null : (
                <div className={classes.deeds}>
                  <Button
                    kind="primary"
                    size="large"
                    isBusy={copying.isPending}
                    onClick={() => copying.mutate({ query })}
                  >
                    Начать с этими ответами
                  </Button>
                </div>
              )}
              <Told title="Чему нет места" lines={left} total={leftCount} />
              <Told title="Что перейдёт" lines={taken} total={takenCount} />
            </>
          )
        }
      </Answer>
    </>
  );
}

type Line = CopyPreview['taken'][number] & { why?: string };

function Told({ title, lines, total }: { title: string; lines: readonly Line[]; total: number }) {
  if (lines.length === 0) return null;
  return (
    <section className={classes.sheet} aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {lines.map(({ place, title: asked, text, why }, at) => (
          // Lines have no guid, and their order stands.
          <div key={at}>
            <dt>{listed(place, asked)}</dt>
            <dd dir="auto">
              {text}
              {why ? <small className={classes.why}>{why}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      {total > lines.length ? (
        <p className={classes.note}>
          Показаны первые {lines.length} из {total}.
        </p>
      ) : null}
    </section>
  );
}

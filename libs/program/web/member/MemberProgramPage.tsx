// A published program for a member of the event: his own performances first, then everybody in the order.

import { useParams, useSearchParams } from 'react-router';
import {
  CompetitionGetFullInfoByGuid,
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetProgramColumnsData,
  type AnswerOf,
  type PublicProgramItem,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Chip, EmptyState, listed, quoted, useLive, Whole as WholeWords } from '@rampa/platform/web/base';
import {
  Answer,
  List,
  ListRow,
  ListTools,
  momentText,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  timeText,
  isAnyPicture,
  useFollow,
  useList,
  useRead,
  wholeList,
} from '@rampa/platform/web/desk';
import { ACTIVITY_WORDS, KIND_WORDS } from '../order/words.ts';
import { ProgramPicker } from '../parts/ProgramPicker.tsx';
import { useTimes } from '../state/use-times.ts';
import { OwnNews } from './OwnNews.tsx';
import classes from './member.module.css';

type Program = AnswerOf<typeof CompetitionProgramGetProgramColumnsData>;
const FOLLOWED = [CompetitionProgramGetProgramColumnsData];

export function MemberProgramPage() {
  const { guid = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const programs = useRead(CompetitionProgramGetByCompetition, { query: { competitionGuid: guid } });
  const event = useRead(CompetitionGetFullInfoByGuid, { query: { competitionGuid: guid } });
  const asked = search.get('competitionProgramGuid');
  const chosen = programs.data?.find((program) => program.guid === asked) ?? programs.data?.[0] ?? null;
  const place = chosen
    ? listed(chosen.dateTimeBegin ? momentText(chosen.dateTimeBegin, event.data?.details.timeZone ?? 'Europe/Moscow') : '', chosen.place) // prettier-ignore
    : '';
  return (
    <Page isPaper>
      <PageHead
        title={chosen?.title ?? 'Программа выступлений'}
        {...(place === '' ? {} : { note: place })}
        actions={
          chosen ? (
            <a className="r-link" href={`/program/${chosen.guid}`}>
              Страница для зрителей
            </a>
          ) : null
        }
      />
      <Answer of={programs} skeleton={<RowsSkeleton rows={8} />}>
        {(list) =>
          chosen === null ? (
            <EmptyState>Организатор ещё не опубликовал программу. Она появится здесь.</EmptyState>
          ) : (
            <>
              <ProgramPicker
                programs={list}
                chosen={chosen.guid}
                onChoose={(value) => setSearch({ competitionProgramGuid: value }, { replace: true })}
              />
              <Whole key={chosen.guid} programGuid={chosen.guid} />
            </>
          )
        }
      </Answer>
    </Page>
  );
}

function Whole({ programGuid }: { programGuid: string }) {
  const program = useRead(CompetitionProgramGetProgramColumnsData, {
    query: { competitionProgramGuid: programGuid },
  });
  // Everybody may follow what is published; his own page is read anew when it changes.
  useFollow(useLive('public-program', programGuid), { calls: FOLLOWED, isOld: isAnyPicture });
  return (
    <Answer of={program} skeleton={<RowsSkeleton rows={8} />}>
      {(known) => <Order program={known} />}
    </Answer>
  );
}

function Order({ program }: { program: Program }) {
  const { items, own, columns, cells } = program;
  const { forecasts } = useTimes(items, program.gap);
  const timeOf = ({ guid, plannedAt }: PublicProgramItem) => {
    const forecast = forecasts.get(guid);
    const at = forecast ?? plannedAt;
    return at === null ? '' : `${forecast ? '≈\u00A0' : ''}${timeText(at, program.timeZone)}`;
  };
  const mine = new Set(own);
  const list = useList({ isPrivate: true, usualSize: 100 });
  const textOf = (guid: string) =>
    columns.flatMap(({ title }, at) => (cells[guid]?.[at] ? `${title}: ${cells[guid][at]}` : [])).join('; ');
  const whole = wholeList({ data: items, error: null, isPending: false, refetch: () => undefined }, list, {
    wordsOf: ({ number, performer, collective, city, pieceTitle, title }) => [number, performer, collective, city, pieceTitle, title], // prettier-ignore
    hasPages: true,
  });
  const row = (item: PublicProgramItem) => (
    <Row key={item.guid} {...{ item }} time={timeOf(item)} isOwn={mine.has(item.guid)} extra={textOf(item.guid)} />
  );
  const first = items.filter(({ guid }) => mine.has(guid));
  return (
    <>
      <OwnNews program={program} own={mine} />
      {first.length > 0 ? (
        <Section title={first.length === 1 ? 'Ваше выступление' : 'Ваши выступления'}>
          <ul className={classes.own} aria-label="Ваши выступления">
            {first.map(row)}
          </ul>
        </Section>
      ) : null}
      <Section title="Весь порядок">
        <ListTools list={list} search="Исполнитель, номер, город" rows={items.length} />
        <List
          label="Весь порядок"
          list={list}
          of={whole}
          idOf={({ guid }) => guid}
          nameOf={({ performer, collective }) => performer || collective}
          sectionOf={({ block }) => block}
          count={(total) => counted(total, 'пункт', 'пункта', 'пунктов')}
          empty={<EmptyState>В программе пока никого нет.</EmptyState>}
          nothing="Такого выступления в программе нет."
          row={row}
        />
      </Section>
    </>
  );
}

interface RowProps {
  item: PublicProgramItem;
  time: string;
  isOwn: boolean;
  extra: string;
}

function Row({ item, time, isOwn, extra }: RowProps) {
  const isPerformance = item.kind === 'performance';
  const isOver = item.activity === 'Done' || item.activity === 'Skipped';
  const said = item.isWithdrawn ? 'снято' : item.activity === 'Waiting' ? '' : ACTIVITY_WORDS[item.activity];
  return (
    <ListRow
      lead={item.number}
      title={
        <span className={isOwn ? classes.mine : undefined}>
          <WholeWords of={isPerformance ? item.performer || item.collective : item.title || KIND_WORDS[item.kind]} />
        </span>
      }
      detail={
        <>
          {listed(isPerformance && item.performer !== '' ? item.collective : '', quoted(item.pieceTitle), item.city)}
          {extra === '' ? null : <span className={classes.extra}>{extra}</span>}
        </>
      }
    >
      {said === '' ? null : (
        <Chip tone={item.activity === 'OnStage' && !item.isWithdrawn ? 'now' : 'plain'}>{said}</Chip>
      )}
      <time className={classes.time}>{item.isWithdrawn || isOver ? '' : time}</time>
    </ListRow>
  );
}

// A published protocol for everybody with its link: on a phone above all, and on paper. It follows the publication.

import { useState } from 'react';
import { IconPrinter } from '@tabler/icons-react';
import { packageAddress, PublicVoitingProtocol, type PublicProtocolView } from '@rampa/contract';
import { methodLines } from '@rampa/judging/domain';
import { counted, eventOnScreen, russianDates } from '@rampa/kernel';
import {
  Button,
  callApi,
  listed,
  LiveProvider,
  Skeleton,
  StaleBar,
  unbroken,
  useEvery,
  useLive,
} from '@rampa/platform/web/base';
import {
  FoundOnPaper,
  PublicLive,
  PublicNothing,
  PublicPage,
  PublicSearch,
  usePageTitle,
  useGrowingGroups,
} from '@rampa/platform/web/desk';
import { foundIn } from './found.ts';
import { Group } from './rows.tsx';
import classes from './public-protocol.module.css';

export function PublicProtocolPage({ guid }: { guid: string }) {
  return (
    <LiveProvider>
      <Opened key={guid} link={guid || null} />
    </LiveProvider>
  );
}

/** People wait for the results with this page in their hands. */
const ASK_AGAIN_MS = 10_000;

function Opened({ link }: { link: string | null }) {
  const live = useLive('public-protocol', link);
  useEvery(ASK_AGAIN_MS, link !== null && live.ended !== null, () => {
    callApi(PublicVoitingProtocol, { params: { key: link! } }).then(
      () => location.reload(),
      () => undefined,
    );
  });
  usePageTitle(live.state ? `Протокол: ${live.state.programTitle}` : 'Протокол');
  return (
    <PublicLive
      {...{ live, link }}
      asks="Попросите у организатора ссылку на протокол."
      again={<Button onClick={() => location.reload()}>Проверить снова</Button>}
      waits={{ label: 'Протокол загружается', outlines: OUTLINES }}
    >
      {(protocol) => <Protocol link={link!} protocol={protocol} staleSince={live.staleSince} isRead={live.isRead} />}
    </PublicLive>
  );
}

const OUTLINES = (
  <>
    <Skeleton width="60%" height="2.5rem" />
    <Skeleton height="24rem" />
  </>
);

const PERFORMANCES = ['выступление', 'выступления', 'выступлений'] as const;

const countOf = (groups: PublicProtocolView['groups']) => groups.reduce((sum, { rows }) => sum + rows.length, 0);

interface ProtocolProps {
  link: string;
  protocol: PublicProtocolView;
  staleSince: number | null;
  isRead: boolean;
}

function Protocol({ link, protocol, staleSince, isRead }: ProtocolProps) {
  const [question, setQuestion] = useState('');
  const { competitionTitle, shortTitle, programTitle, city, place, timeZone, dateTimeBegin, groups, version } =
    protocol;
  const day = dateTimeBegin
    ? russianDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone })
        .format(Date.parse(dateTimeBegin))
        .replace(/\s*г\.$/, '')
    : '';
  const found = foundIn(groups, question);
  const drawn = useGrowingGroups(found);
  const count = countOf(groups);
  return (
    <PublicPage
      organizer={protocol.organizer}
      title={unbroken(competitionTitle)}
      titleOnPhone={unbroken(eventOnScreen(competitionTitle, shortTitle))}
      facts={[place || city, day]}
      stale={staleSince === null ? null : <StaleBar since={staleSince} timeZone={timeZone} isRead={isRead} />}
    >
      <section className={classes.sheet} aria-label={`Протокол: ${programTitle}`}>
        <div className={classes.sheetHead}>
          <div>
            <h2>Протокол</h2>
            <p>{listed(unbroken(programTitle), counted(count, ...PERFORMANCES))}</p>
          </div>
          <div className={classes.tools}>
            <PublicSearch value={question} onValue={setQuestion} />
            <Button className={classes.print!} onClick={() => window.print()}>
              <IconPrinter size={18} stroke={1.75} aria-hidden />
              Напечатать
            </Button>
          </div>
        </div>
        <FoundOnPaper asked={question} found={countOf(found)} all={count} what={PERFORMANCES} />
        {drawn.map((group, index) => (
          <Group
            key={`${group.title} ${group.subtitle} ${index}`}
            {...{ group, protocol }}
            count={found[index]!.rows.length}
          />
        ))}
        {found.length === 0 ? (
          <PublicNothing>
            {count === 0 ? 'Выступлений в этом протоколе нет.' : 'Такого выступления в протоколе нет.'}
          </PublicNothing>
        ) : null}
        <footer className={classes.foot}>
          {methodLines(groups).map((line) => (
            <span key={line}>{line}.</span>
          ))}
          {protocol.seal ? (
            <span>
              <a href={packageAddress(link)} download>
                Пакет для проверки
              </a>
              : оценки, результаты и подпись.{' '}
              <a href="/protocol-check.html" download>
                Страница проверки
              </a>{' '}
              работает и без интернета. Отпечаток печати №&nbsp;{protocol.seal.number}:{' '}
              <code className={classes.digest}>{protocol.seal.digest}</code>.
            </span>
          ) : null}
          {version > 1 ? <span>Исправленный протокол, версия {version}.</span> : null}
        </footer>
      </section>
    </PublicPage>
  );
}

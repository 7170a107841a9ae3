// «Кому что видно»: everything of the results that can be shown, to whom it is, since when and by whose word.

import { Button, SegmentedControl } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { CompetitionProgramUpdate, OpeningGetByCompetition, type OpeningsView } from '@rampa/contract';
import { Chip, EmptyState, listed } from '@rampa/platform/web/base';
import {
  Answer,
  ListRow,
  ListRows,
  momentText,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  Select,
  tell,
  useAccess,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { openingLines, type OpeningLine, type Said } from '../openings.ts';
import { useRemote } from '../remote/use-remote.ts';
import classes from '../style/openings.module.css';
import { REVEAL_OPTIONS, revealOf } from '../words.ts';

const NOTE =
  'Пока строка закрыта, результатов по ней не отдаёт ничто: ни экран, ни телефон, ни выгрузка. Как открыть, сказано в самой строке.';
const BALLOTS = { Open: 'идёт', Sealed: 'закончено, не вскрыто', Released: 'вскрыто' } as const;
const SHOWN = [
  { value: 'all', label: 'Всё' },
  { value: 'open', label: 'Открытое' },
  { value: 'closed', label: 'Закрытое' },
];

export function OpeningsPage() {
  const { guid: competitionGuid = '' } = useParams();
  const access = useAccess(competitionGuid);
  const [search, setSearch] = useSearchParams();
  const shown = search.get('shown') ?? 'all';
  const read = useRead(OpeningGetByCompetition, { query: { competitionGuid } }, { everyMs: 5_000 });
  const isShown = ({ isOpen }: Pick<OpeningLine, 'isOpen'>) => shown === 'all' || isOpen === (shown === 'open');
  return (
    <Page isPaper>
      <PageHead
        title="Кому что видно"
        note={NOTE}
        actions={
          access.sees('protocol') ? (
            <Button component={Link} size="md" variant="default" to={`/organizer/events/${competitionGuid}/protocols`}>
              Протоколы
            </Button>
          ) : null
        }
      />
      <Answer of={read} skeleton={<RowsSkeleton rows={8} />}>
        {({ programs, ballots, timeZone }) =>
          programs.length === 0 ? (
            <EmptyState action={access.sees('program') ? <Link to="../program">К программе</Link> : null}>
              Показывать пока нечего: сначала нужна программа выступлений.
            </EmptyState>
          ) : (
            <>
              <SegmentedControl
                className={classes.shown!}
                aria-label="Какие строки"
                data={SHOWN}
                value={shown}
                onChange={(value) => setSearch(value === 'all' ? {} : { shown: value }, { replace: true })}
              />
              {programs.map((program) => (
                <OneProgram key={program.programGuid} {...{ competitionGuid, program, timeZone, isShown }} />
              ))}
              <Ballots {...{ competitionGuid, timeZone }} ballots={ballots.filter(isShownBallot(isShown))} />
            </>
          )
        }
      </Answer>
    </Page>
  );
}

type Ballot = OpeningsView['ballots'][number];
const isShownBallot = (isShown: (one: { isOpen: boolean }) => boolean) => (ballot: Ballot) =>
  isShown({ isOpen: ballot.state === 'Released' });

interface OneProgramProps {
  competitionGuid: string;
  program: OpeningsView['programs'][number];
  timeZone: string;
  isShown(line: OpeningLine): boolean;
}

function OneProgram({ competitionGuid, program, timeZone, isShown }: OneProgramProps) {
  const access = useAccess(competitionGuid);
  const canPress = access.changes('settings') || access.changes('program') || access.changes('protocol');
  const remote = useRemote(competitionGuid, null, []);
  const update = useWrite(CompetitionProgramUpdate);
  const { programGuid, title } = program;
  const all = openingLines(program);
  const lines = all.filter(isShown);

  function allow(isAwardOrderOpen: boolean) {
    update.mutate(
      { query: { competitionGuid }, body: { competitionProgramGuid: programGuid, isAwardOrderOpen } },
      {
        onSuccess: () =>
          tell(isAwardOrderOpen ? 'Ведущему открыт порядок награждения' : 'Порядок награждения от ведущего закрыт', {
            detail: title,
            action: { label: 'Отменить', run: () => allow(!isAwardOrderOpen) },
          }),
      },
    );
  }

  return (
    <Section
      title={title}
      note={`Открыто строк: ${all.filter(({ isOpen }) => isOpen).length} из ${all.length}`}
      actions={
        access.sees('protocol') ? (
          <Link to={`/organizer/events/${competitionGuid}/protocols?competitionProgramGuid=${programGuid}`}>
            Протокол
          </Link>
        ) : null
      }
    >
      {lines.length === 0 ? <p>Таких строк здесь нет.</p> : null}
      <ListRows label={`Кому что видно: ${title}`}>
        {lines.map((line) => (
          <ListRow key={line.key} title={line.whom} detail={withWord(line.words, line.said, timeZone)}>
            <Chip tone={line.isOpen ? 'ok' : 'plain'}>{line.chip}</Chip>
            {line.screen && canPress ? (
              <Select
                className={classes.rule!}
                aria-label={`Когда показывает ${line.whom}`}
                data={REVEAL_OPTIONS}
                value={line.screen.reveal}
                allowDeselect={false}
                onChange={(value) =>
                  value &&
                  value !== line.screen!.reveal &&
                  remote.press({ do: 'reveal', when: revealOf(value) }, [line.screen!.displayGuid])
                }
              />
            ) : null}
            {line.isAllowed !== undefined && access.changes('program') ? (
              <Button variant="default" loading={update.isPending} onClick={() => allow(!line.isAllowed)}>
                {line.isAllowed ? 'Закрыть' : 'Открыть'}
              </Button>
            ) : null}
          </ListRow>
        ))}
      </ListRows>
    </Section>
  );
}

function Ballots({
  competitionGuid,
  ballots,
  timeZone,
}: {
  competitionGuid: string;
  ballots: Ballot[];
  timeZone: string;
}) {
  if (ballots.length === 0) return null;
  return (
    <Section
      title="Голосования за Гран-при"
      actions={<Link to={`/organizer/events/${competitionGuid}/protocols/grand-prix`}>К голосованиям</Link>}
    >
      <ListRows label="Голосования за Гран-при">
        {ballots.map(({ guid, title, state, at, by }) => (
          <ListRow key={guid} title={title} detail={withWord(BALLOTS[state], { at, by }, timeZone)}>
            <Chip tone={state === 'Released' ? 'ok' : 'plain'}>{state === 'Released' ? 'открыто' : 'закрыто'}</Chip>
          </ListRow>
        ))}
      </ListRows>
    </Section>
  );
}

/** «Места: Лугова Елена, 30 ноября, 14:20». */
function withWord(words: string, said: Said, timeZone: string): string {
  return said === null ? words : `${words}: ${listed(said.by, momentText(said.at, timeZone))}`;
}

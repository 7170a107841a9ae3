// «Звук»: the recordings of a program in its order, for whoever plays them.

import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useMemo } from 'react';
import {
  CompetitionProgramCreateRecordingsArchive,
  CompetitionProgramGetRecordings,
  type ProgramRecordings,
  type ProgramView,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { EmptyState, Lamp } from '@rampa/platform/web/base';
import { Answer, JobsUnderWay, RowsSkeleton, StalePlace, tellBegun, useRead, useWrite } from '@rampa/platform/web/desk';
import { itemName } from '../order/words.ts';
import { BesideProgram, useBesideProgram, type Beside } from '../parts/BesideProgram.tsx';
import { ProgramAside } from '../parts/ProgramAside.tsx';
import { CopyLine } from '../sound/CopyLine.tsx';
import { SoundBar } from '../sound/SoundBar.tsx';
import { SoundRows } from '../sound/SoundRows.tsx';
import { soundRows, tracksOf, type SoundRow } from '../sound/tracks.ts';
import { useCopy } from '../sound/use-copy.ts';
import { usePlayer } from '../sound/use-player.ts';
import classes from '../sound/sound.module.css';

/** Here, so that it comes to the device with this page. */
export { openKeptSound } from '../sound/KeptSound.tsx';

const FOLLOWED = [CompetitionProgramGetRecordings];
const NOTE = 'Записи из заявок по порядку программы. Пробел играет и останавливает, стрелки ходят по записям, «?» — все клавиши.'; // prettier-ignore
/** Names of those without a recording that are said at once. */
const NAMED = 5;

export function SoundPage() {
  return (
    <ProgramAside
      title="Звук"
      note={NOTE}
      empty="Программ пока нет, и играть нечего."
      actions={({ guid }) => <ArchiveButton program={guid} />}
    >
      {({ guid, title }, competitionGuid) => (
        <>
          <JobsUnderWay
            kind="program.recordings"
            competitionGuid={competitionGuid}
            label="Архивы в работе"
            onStep={NOTHING}
          />
          <OfProgram key={guid} title={title} programGuid={guid} competitionGuid={competitionGuid} />
        </>
      )}
    </ProgramAside>
  );
}

const NOTHING = () => undefined;

function ArchiveButton({ program }: { program: string }) {
  const archive = useWrite(CompetitionProgramCreateRecordingsArchive, { onDone: () => tellBegun('Собираем записи') });
  return (
    <Button
      size="md"
      leftSection={<IconArchive size={18} stroke={1.75} />}
      loading={archive.isPending}
      onClick={() => archive.mutate({ body: { competitionProgramGuid: program } })}
    >
      Скачать всё
    </Button>
  );
}

function OfProgram({ title, ...of }: Beside & { title: string }) {
  const { live } = useBesideProgram(of, FOLLOWED);
  const recordings = useRead(
    CompetitionProgramGetRecordings,
    { query: { competitionProgramGuid: of.programGuid } },
    { keepPrevious: true },
  );
  return (
    <BesideProgram live={live} rows={8}>
      {(program) => (
        <>
          <Answer of={recordings} skeleton={<RowsSkeleton rows={8} height="4rem" />}>
            {(known) => <Desk of={of} title={title} program={program} recordings={known} />}
          </Answer>
          <StalePlace since={live.staleSince} timeZone={program.timeZone} isRead={live.isRead}>
            Порядок на месте.
          </StalePlace>
        </>
      )}
    </BesideProgram>
  );
}

interface DeskProps {
  of: Beside;
  title: string;
  program: ProgramView;
  recordings: ProgramRecordings;
}

function Desk({ of: { competitionGuid, programGuid }, title, program, recordings }: DeskProps) {
  const rows = useMemo(() => soundRows(program.items, recordings), [program.items, recordings]);
  const tracks = useMemo(() => tracksOf(rows), [rows]);
  const files = useMemo(() => tracks.map(({ file }) => file), [tracks]);
  const { timeZone } = program;
  const order = useMemo(
    () => ({ competition: competitionGuid, program: programGuid, title, timeZone, rows }),
    [competitionGuid, programGuid, title, timeZone, rows],
  );
  const copy = useCopy(files, order);
  const player = usePlayer(tracks);
  if (rows.length === 0) return <EmptyState>В программе пока нет выступлений.</EmptyState>;
  return (
    <>
      <Lacking rows={rows} count={tracks.length} />
      <CopyLine files={files} copy={copy} />
      <SoundRows rows={rows} kept={copy.kept} player={player} timeZone={timeZone} />
      {tracks.length > 0 ? <SoundBar tracks={tracks} player={player} /> : null}
    </>
  );
}

/** How many recordings there are, and who has none. */
function Lacking({ rows, count }: { rows: readonly SoundRow[]; count: number }) {
  const lacking = rows.filter(({ state }) => state === 'missing' || state === 'others');
  const names = lacking.slice(0, NAMED).map(({ item }) => itemName(item));
  const others = lacking.length - names.length;
  return (
    <p className={classes.lacking}>
      {counted(count, 'запись', 'записи', 'записей')} на{' '}
      {counted(rows.length, 'выступление', 'выступления', 'выступлений')}.{' '}
      {lacking.length > 0 ? (
        <>
          <Lamp state="called" /> Без записи: {names.join('; ')}
          {others > 0 ? ` и ещё ${others}` : ''}.
        </>
      ) : null}
    </p>
  );
}

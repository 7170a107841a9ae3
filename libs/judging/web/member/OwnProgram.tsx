// A member's performances of one program: before publication what they are, after it how they were judged.

import { Anchor, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import {
  DesignerDownloadOneDiplom,
  type AnswerOf,
  type VotingProtocolGetVoitingProtocolByUserJson,
} from '@rampa/contract';
import { methodLines } from '@rampa/judging/domain';
import { Chip, listed, quoted, unbroken } from '@rampa/platform/web/base';
import { hasDiplomas, useDownload } from '@rampa/platform/web/desk';
import { Group } from '../public/rows.tsx';
import classes from './results.module.css';

type Program = AnswerOf<typeof VotingProtocolGetVoitingProtocolByUserJson>[number];
type Item = Program['items'][number];

export interface OwnProgramProps {
  program: Program;
  /** False: a festival without marks. */
  isJudged: boolean;
  /** The one that is looked at alone. */
  application: string | null;
}

export function OwnProgram({ program, isJudged, application }: OwnProgramProps) {
  const { programGuid, programTitle, isPublished, isOpen, items } = program;
  return (
    <section className={classes.program} aria-label={programTitle}>
      <header>
        <h2>{programTitle}</h2>
        {isOpen ? (
          <Anchor
            component={Link}
            to={`?${new URLSearchParams({ competitionProgramGuid: programGuid, ...(application === null ? {} : { applicationGuid: application }) })}`}
          >
            Весь протокол
          </Anchor>
        ) : isJudged && !isPublished ? (
          <Chip>протокол ещё не опубликован</Chip>
        ) : null}
      </header>
      {isPublished && !isOpen ? (
        <p className={classes.method}>
          Протокол опубликован, но участникам организатор его не открыл. Спросите у него.
        </p>
      ) : null}
      {items.map((item) =>
        item.result ? (
          <Group
            key={item.guid}
            group={{ ...item.result, rows: [item.result.row] }}
            protocol={program}
            isPart
            actions={() => <Diploma item={item.guid} />}
          />
        ) : (
          <Waiting
            key={item.guid}
            item={item}
            isOpen={isOpen}
            hasDiploma={item.isDone && (!isJudged || (isPublished && !isOpen))}
          />
        ),
      )}
      {methodLines(items.flatMap(({ result }) => result ?? [])).map((line) => (
        <p key={line} className={classes.method}>
          {line}.
        </p>
      ))}
    </section>
  );
}

interface WaitingProps {
  item: Item;
  isOpen: boolean;
  /** A festival thanks everybody who has performed; where the protocol is closed to him, his diploma still is his. */
  hasDiploma: boolean;
}

function Waiting({ item, isOpen, hasDiploma }: WaitingProps) {
  const { number, performer, collective, pieceTitle, isWithdrawn } = item;
  return (
    <p className={classes.waiting}>
      <b>{unbroken(performer || collective)}</b>
      <small>{listed(number === '' ? '' : `№\u00A0${number}`, quoted(pieceTitle))}</small>
      {isWithdrawn ? <Chip>снято</Chip> : isOpen ? <Chip>без результата</Chip> : null}
      {hasDiploma && !isWithdrawn ? <Diploma item={item.guid} /> : null}
    </p>
  );
}

function Diploma({ item }: { item: string }) {
  const { isBusy, run } = useDownload();
  if (!hasDiplomas()) return null;
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={16} stroke={1.75} />}
      onClick={() => void run(DesignerDownloadOneDiplom, { competitionProgramItemGuid: item })}
    >
      Диплом
    </Button>
  );
}

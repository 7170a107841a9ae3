// The order of the sound desk: who performs what, how long was planned and how long the recording is.

import { ActionIcon } from '@mantine/core';
import { IconDeviceLaptop, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { RecordingView } from '@rampa/contract';
import { Chip, Lamp, Piece, Whole } from '@rampa/platform/web/base';
import { durationText, timeText } from '@rampa/platform/web/desk';
import { lengthDifference } from '@rampa/program/domain';
import { itemName } from '../order/words.ts';
import type { SoundRow, SoundState } from './tracks.ts';
import type { Player } from './use-player.ts';
import classes from './sound.module.css';

const STATE_WORDS: Record<Exclude<SoundState, 'here'>, string> = {
  missing: 'записи нет',
  others: 'прислали не звук',
  unasked: 'запись не нужна',
};

export interface SoundRowsProps {
  rows: readonly SoundRow[];
  /** Guids of the files on this device. */
  kept: ReadonlySet<string> | null;
  player: Player;
  timeZone: string;
}

export function SoundRows({ rows, kept, player, timeZone }: SoundRowsProps) {
  const isTimed = rows.some(({ item }) => item.plannedAt !== null);
  return (
    <ol className={classes.rows} aria-label="Порядок записей" data-timed={isTimed || undefined}>
      {rows.map((row) => (
        <Row key={row.item.guid} row={row} kept={kept} player={player} timeZone={timeZone} />
      ))}
    </ol>
  );
}

interface RowProps extends Omit<SoundRowsProps, 'rows'> {
  row: SoundRow;
}

function Row({ row: { item, files, state }, kept, player, timeZone }: RowProps) {
  const name = itemName(item);
  const isNow = item.activity === 'OnStage';
  return (
    <li className={classes.row} data-now={isNow || undefined} data-past={item.activity === 'Done' || undefined}>
      <span className={classes.time}>{item.plannedAt ? timeText(item.plannedAt, timeZone) : ''}</span>
      <span className={classes.who}>
        <b>
          <Whole of={name} />
          {isNow ? <Chip tone="now">на сцене</Chip> : null}
        </b>
        {item.pieceTitle ? <Piece title={item.pieceTitle} /> : null}
      </span>
      <span className={classes.planned}>
        <span className="r-sr-only">по плану </span>
        {item.duration > 0 ? durationText(item.duration) : '—'}
      </span>
      <span className={classes.files}>
        {state === 'here' ? (
          files.map((file) => (
            <File
              key={file.fileGuid}
              file={file}
              name={name}
              planned={item.duration}
              isKept={kept?.has(file.fileGuid) === true}
              player={player}
            />
          ))
        ) : (
          <span className={classes.none} data-state={state}>
            {state === 'unasked' ? null : <Lamp state="called" />}
            {STATE_WORDS[state]}
          </span>
        )}
      </span>
    </li>
  );
}

interface FileProps {
  file: RecordingView;
  name: string;
  planned: number;
  isKept: boolean;
  player: Player;
}

function File({ file, name, planned, isKept, player }: FileProps) {
  const isCurrent = player.file === file.fileGuid;
  const isHeard = isCurrent && player.isPlaying;
  const difference = lengthDifference(planned, file.seconds);
  return (
    <span className={classes.file} data-current={isCurrent || undefined}>
      <ActionIcon
        size="lg"
        variant={isCurrent ? 'filled' : 'default'}
        data-play={file.fileGuid}
        aria-label={`${isHeard ? 'Остановить' : 'Играть'}: ${name}, ${file.name}`}
        onClick={() => (isCurrent ? player.toggle() : player.play(file.fileGuid))}
      >
        {isHeard ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
      </ActionIcon>
      <span className={classes.name} title={file.name}>
        {file.name}
        {isKept ? (
          <>
            <IconDeviceLaptop size={16} stroke={1.75} aria-hidden className={classes.keptSign} />
            <span className="r-sr-only">, на этом устройстве</span>
          </>
        ) : null}
      </span>
      <span className={classes.length}>
        <span className="r-sr-only">запись </span>
        {file.seconds === null ? '?' : durationText(file.seconds)}
        {difference === 0 ? null : (
          <span className={classes.difference}>
            <Lamp state="called" /> {difference > 0 ? 'длиннее' : 'короче'} на {durationText(Math.abs(difference))}
          </span>
        )}
      </span>
    </span>
  );
}

// What is in the player: play, hold, the one before and the next, where it is. The keys are those of a desk in the dark.

import { ActionIcon, Button } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerSkipBackFilled, IconPlayerSkipForwardFilled } from '@tabler/icons-react'; // prettier-ignore
import { Whole } from '@rampa/platform/web/base';
import { durationText, useKeys } from '@rampa/platform/web/desk';
import { itemName } from '../order/words.ts';
import { trackAfter, type Track } from './tracks.ts';
import type { Player } from './use-player.ts';
import classes from './sound.module.css';

const whole = (seconds: number) => durationText(Math.floor(seconds));

export function SoundBar({ tracks, player }: { tracks: readonly Track[]; player: Player }) {
  const current = tracks.find(({ file }) => file.fileGuid === player.file);
  const next = trackAfter(tracks, player.file, 1);
  const before = player.file === null ? null : trackAfter(tracks, player.file, -1);
  useKeys({
    Space: { says: 'играть и остановить', run: player.toggle },
    Enter: { says: 'играть то, на чём стоите' },
    ArrowDown: { says: 'к следующей записи', run: () => walk(1) },
    ArrowUp: { says: 'к записи выше', run: () => walk(-1) },
    KeyN: next ? { says: 'поставить следующую', run: () => player.step(1) } : undefined,
    KeyB: before ? { says: 'поставить прежнюю', run: () => player.step(-1) } : undefined,
  });
  const length = player.length ?? current?.file.seconds ?? null;
  return (
    <div className={classes.bar} role="toolbar" aria-label="Проигрыватель">
      <span className={classes.buttons}>
        <ActionIcon
          size="xl"
          variant="default"
          aria-label="Прежняя запись"
          disabled={!before}
          onClick={() => player.step(-1)}
        >
          <IconPlayerSkipBackFilled size={20} />
        </ActionIcon>
        <Button
          size="md"
          leftSection={player.isPlaying ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
          onClick={player.toggle}
        >
          {player.isPlaying ? 'Стоп' : 'Играть'}
        </Button>
        <ActionIcon
          size="xl"
          variant="default"
          aria-label="Следующая запись"
          disabled={!next}
          onClick={() => player.step(1)}
        >
          <IconPlayerSkipForwardFilled size={20} />
        </ActionIcon>
      </span>
      <span className={classes.playing} aria-live="polite">
        {current ? (
          <>
            <b>
              <Whole of={itemName(current.item)} />
            </b>
            <span>{current.item.pieceTitle || current.file.name}</span>
          </>
        ) : (
          <span>Ничего не выбрано: пробел начнёт с первой записи.</span>
        )}
      </span>
      {current ? (
        <span className={classes.place}>
          <span className={classes.clock}>{whole(player.at)}</span>
          <input
            type="range"
            className={classes.slider}
            aria-label="Место в записи"
            aria-valuetext={whole(player.at)}
            min={0}
            max={Math.max(1, Math.ceil(length ?? 0))}
            disabled={length === null}
            value={player.at}
            onChange={(event) => player.seek(Number(event.currentTarget.value))}
          />
          <span className={classes.clock}>{length === null ? '' : `−${whole(Math.max(0, length - player.at))}`}</span>
        </span>
      ) : null}
    </div>
  );
}

/** Moves the focus among the buttons that play. */
function walk(by: 1 | -1): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-play]')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = at === -1 ? buttons[by === 1 ? 0 : buttons.length - 1] : buttons[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

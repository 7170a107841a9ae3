// «Взять на устройство»: how many recordings are here, how far the taking is, and the way back.

import { Button, Progress } from '@mantine/core';
import { IconDeviceLaptop } from '@tabler/icons-react';
import type { RecordingView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { sizeText } from '@rampa/platform/web/desk';
import { sizeOf } from './taking.ts';
import type { SoundCopy } from './use-copy.ts';
import classes from './sound.module.css';

const recordings = (count: number) => counted(count, 'запись', 'записи', 'записей');

export function CopyLine({ files, copy }: { files: readonly RecordingView[]; copy: SoundCopy }) {
  const { kept, taking } = copy;
  if (kept === null || files.length === 0) return null;
  const whole = sizeOf(files);
  if (taking) {
    return (
      <div className={classes.copy}>
        <span role="status" className={classes.copySaid}>
          Берём на устройство: {taking.files} из {files.length}, {sizeText(taking.bytes)} из {sizeText(whole)}
        </span>
        <Progress.Root size="md" className={classes.copyBar!}>
          <Progress.Section value={whole === 0 ? 0 : (100 * taking.bytes) / whole} aria-label="Берём на устройство" />
        </Progress.Root>
        <Button variant="default" onClick={copy.stop}>
          Остановить
        </Button>
      </div>
    );
  }
  const lacking = files.filter(({ fileGuid }) => !kept.has(fileGuid));
  const isWhole = lacking.length === 0;
  return (
    <div className={classes.copy}>
      {kept.size > 0 ? (
        <span className={classes.copySaid}>
          {isWhole
            ? `На этом устройстве все записи, ${sizeText(whole)}: они играют и без связи, в этом браузере.`
            : `На этом устройстве ${recordings(kept.size)} из ${files.length}.`}
        </span>
      ) : null}
      {isWhole ? null : (
        <Button variant="default" leftSection={<IconDeviceLaptop size={18} stroke={1.75} />} onClick={copy.take}>
          {kept.size > 0 ? 'Взять остальные' : 'Взять на устройство'}: {sizeText(sizeOf(lacking))}
        </Button>
      )}
      {kept.size > 0 ? (
        <Button variant="subtle" onClick={copy.forget}>
          Убрать с устройства
        </Button>
      ) : null}
    </div>
  );
}

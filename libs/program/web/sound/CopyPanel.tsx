// The copy on this device: how old it is, what it lacks, how far it has come.

import { Button, Progress } from '@mantine/core';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { counted } from '@rampa/kernel';
import { momentText, sizeText } from '@rampa/platform/web/desk';
import type { SoundCopy } from './use-copy.ts';
import classes from './sound.module.css';

const recordings = (count: number) => counted(count, 'запись', 'записи', 'записей');

export function CopyPanel({ copy, count, timeZone }: { copy: SoundCopy; count: number; timeZone: string }) {
  const { kept, progress, lacks } = copy;
  if (!copy.isPossible || count === 0) return null;
  return (
    <section className={classes.copy} aria-label="Копия на этом устройстве">
      <IconDeviceLaptop size={20} stroke={1.75} aria-hidden />
      <div className={classes.copyWords} aria-live="polite">
        {progress ? (
          <>
            <p>
              Сохраняем на этом устройстве: {progress.done} из {progress.of}
            </p>
            <Progress
              aria-label="Сохранено записей"
              value={progress.of === 0 ? 100 : (100 * progress.done) / progress.of}
            />
          </>
        ) : kept ? (
          <p>
            Копия на этом устройстве от {momentText(new Date(kept.at).toISOString(), timeZone)}:{' '}
            {recordings(kept.files.length)}, {sizeText(kept.bytes)}.{' '}
            {lacks > 0 ? `С тех пор появилось: ${recordings(lacks)}.` : 'Играет и без связи, пока страница открыта.'}
          </p>
        ) : (
          <p>
            Копия на этом устройстве играет и без связи, пока эта страница открыта. Если устройство не ваше, удалите её
            потом.
          </p>
        )}
      </div>
      {progress ? (
        <Button variant="default" onClick={copy.stop}>
          Остановить
        </Button>
      ) : (
        <>
          {kept === null || lacks > 0 ? (
            <Button variant="default" onClick={copy.save}>
              {kept ? 'Докачать' : 'Сохранить копию'}
            </Button>
          ) : null}
          {kept ? (
            <Button variant="subtle" onClick={copy.remove}>
              Удалить копию
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

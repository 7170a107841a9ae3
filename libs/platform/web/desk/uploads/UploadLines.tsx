// Files being sent: progress, refusal, «Отменить».

import { Button, Progress } from '@mantine/core';
import { sizeText } from '../jobs/job-words.ts';
import type { UploadLine, Uploads } from './use-uploads.ts';
import classes from './uploads.module.css';

const NBSP = '\u00A0';

function wordsOf({ state, sent, size, words }: UploadLine): string {
  const share = `${Math.floor((sent / size) * 100)}${NBSP}%`;
  switch (state) {
    case 'queued':
      return 'ждёт очереди';
    case 'sending':
      return `${share} из ${sizeText(size)}`;
    case 'waiting':
      return `${share}. Нет связи, продолжим сами`;
    case 'checking':
      return 'проверяем';
    case 'lost':
      return `Дошло ${share}. Выберите этот же файл, и отправка продолжится`;
    case 'refused':
      return words ?? '';
  }
}

export function UploadLines({ uploads: { lines, cancel } }: { uploads: Uploads }) {
  if (lines.length === 0) return null;
  return (
    <ul className={classes.lines} aria-label="Отправляются">
      {lines.map((line) => (
        <li key={line.id} data-state={line.state}>
          <div className={classes.words}>
            <b>{line.name}</b>
            <small role={line.state === 'refused' ? 'alert' : 'status'}>{wordsOf(line)}</small>
          </div>
          {line.state === 'refused' ? null : (
            <Progress.Root size="sm" className={classes.bar!}>
              <Progress.Section
                value={Math.floor((line.sent / line.size) * 100)}
                aria-label={`Отправлено: ${line.name}`}
                {...(line.state === 'lost' ? { color: 'gray' } : {})}
              />
            </Progress.Root>
          )}
          <Button
            variant="default"
            aria-label={`${line.state === 'refused' ? 'Убрать' : 'Отменить'}: ${line.name}`}
            onClick={() => cancel(line.id)}
          >
            {line.state === 'refused' ? 'Убрать' : 'Отменить'}
          </Button>
        </li>
      ))}
    </ul>
  );
}

// When results appear in the hall; for «по кнопке» also the button and its undoing.

import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { counted, numberSign } from '@rampa/kernel';
import { Confirm, Select } from '@rampa/platform/web/desk';
import type { Remote } from '../remote/use-remote.ts';
import { REVEAL_OPTIONS, REVEAL_WORDS, type RemoteDisplay, type Reveal } from '../words.ts';
import classes from '../style/remote.module.css';

export function Release({ display, remote }: { display: RemoteDisplay; remote: Remote }) {
  const { item, isReady, isReleased, released, sent, judges, reveal } = display;
  const [isHiding, setHiding] = useState(false);
  const who = item ? (item.number === '' ? item.name : numberSign(item.number)) : '';
  return (
    <div className={classes.release}>
      <Select
        label="Результат в зале"
        data={REVEAL_OPTIONS}
        value={reveal}
        allowDeselect={false}
        onChange={(value) => value && value !== reveal && remote.press({ do: 'reveal', when: value as Reveal })}
      />
      {reveal !== 'whenReleased' || !item ? null : isReleased ? (
        <Button size="md" variant="default" fullWidth onClick={() => remote.press({ do: 'hide', itemGuid: item.guid })}>
          Скрыть результат {who}
        </Button>
      ) : (
        <>
          <Button
            size="md"
            fullWidth
            disabled={!isReady}
            onClick={() => remote.press({ do: 'release', itemGuid: item.guid })}
          >
            Показать результат {who}
          </Button>
          {isReady ? null : (
            <p className={classes.hint}>
              <IconLock size={16} stroke={1.75} aria-hidden /> Оценили {sent} из {judges}: показывать рано.
            </p>
          )}
        </>
      )}
      {reveal !== 'whenReleased' || released === 0 ? null : (
        <p className={classes.opened}>
          <span>Открыто в&nbsp;зале: {counted(released, 'результат', 'результата', 'результатов')}</span>
          <Button variant="default" size="xs" onClick={() => setHiding(true)}>
            Скрыть все
          </Button>
        </p>
      )}
      <Confirm
        isOpen={isHiding}
        title="Скрыть все открытые результаты?"
        action="Скрыть"
        onClose={() => setHiding(false)}
        onConfirm={() => {
          remote.press({ do: 'hideAll' });
          setHiding(false);
        }}
      >
        Лидеры на этом экране опустеют, оценки судей останутся на месте. Чтобы снова открыть всё прошедшее, выберите «
        {REVEAL_WORDS.afterDone}».
      </Confirm>
    </div>
  );
}

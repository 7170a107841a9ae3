// Versions of a published program: what people were not told yet, and what each publication has changed.

import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import {
  CompetitionProgramGetVersions,
  CompetitionProgramPublishVersion,
  type ProgramChange,
  type ProgramView,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Answer, momentText, RowsSkeleton, tell, useRead, useWrite } from '@rampa/platform/web/desk';
import { changeWords } from '@rampa/program/domain';
import { itemName } from '../order/words.ts';
import classes from './versions.module.css';

/** Of a long list so many are named at first. */
const SHOWN = 8;

export function Versions({ program }: { program: ProgramView }) {
  const query = { competitionProgramGuid: program.guid };
  const versions = useRead(CompetitionProgramGetVersions, { query });
  const publish = useWrite(CompetitionProgramPublishVersion);
  const [tellsMembers, setTells] = useState(true);
  return (
    <Answer of={versions} skeleton={<RowsSkeleton rows={2} />}>
      {({ versions: known, pending, pendingMembers }) => (
        <section className={classes.versions} aria-label="Изменения после публикации">
          <h3>После публикации</h3>
          {pending === null ? (
            <>
              <p className={classes.note}>
                Программу опубликовали раньше, чем портал стал хранить версии: он не знает, что люди уже видели.
              </p>
              <Button
                type="button"
                variant="default"
                loading={publish.isPending}
                onClick={() => publish.mutate({ query, body: { tellsMembers: false } })}
              >
                Считать нынешнюю первой версией
              </Button>
            </>
          ) : pending.length === 0 ? (
            <p className={classes.note}>Ничего не изменилось: люди знают программу такой, какая она сейчас.</p>
          ) : (
            <>
              <Changes changes={pending} program={program} />
              {pendingMembers > 0 ? (
                <Checkbox
                  label={`Написать тем, кого это касается: ${counted(pendingMembers, 'участник', 'участника', 'участников')}`}
                  checked={tellsMembers}
                  onChange={(event) => setTells(event.currentTarget.checked)}
                />
              ) : null}
              <Button
                type="button"
                loading={publish.isPending}
                onClick={() =>
                  publish.mutate(
                    { query, body: { tellsMembers: tellsMembers && pendingMembers > 0 } },
                    {
                      onSuccess: ({ changes, told }) =>
                        tell(`Опубликовано: ${counted(changes, 'изменение', 'изменения', 'изменений')}`, {
                          detail: told > 0 ? `Писем участникам: ${told}.` : '',
                        }),
                    },
                  )
                }
              >
                Сообщить об изменениях
              </Button>
              <p className={classes.note}>
                Порядок и время на телефонах уже новые; после нажатия там появится, что именно изменилось.
              </p>
            </>
          )}
          {known.map(({ number, publishedAt, by, changes }) => (
            <details key={number} className={classes.version}>
              <summary>
                Версия {number}: {momentText(publishedAt, program.timeZone)}
                {by === '' ? '' : `, ${by}`}
              </summary>
              {changes.length === 0 ? (
                <p className={classes.note}>{number === 1 ? 'Первая публикация.' : 'Без изменений.'}</p>
              ) : (
                <Changes changes={changes} program={program} />
              )}
            </details>
          ))}
        </section>
      )}
    </Answer>
  );
}

function Changes({ changes, program }: { changes: readonly ProgramChange[]; program: ProgramView }) {
  const [isWhole, setWhole] = useState(false);
  const items = new Map(program.items.map((item) => [item.guid, item]));
  const nameOf = (guid: string) => {
    const item = items.get(guid);
    return item ? itemName({ ...item, number: '' }) : '';
  };
  const shown = isWhole ? changes : changes.slice(0, SHOWN);
  return (
    <>
      <ul className={classes.changes}>
        {shown.map((change, at) => (
          <li key={at}>{changeWords(change, { timeZone: program.timeZone, nameOf })}</li>
        ))}
      </ul>
      {shown.length < changes.length ? (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          Показать все: {changes.length}
        </button>
      ) : null}
    </>
  );
}

// What the member has changed since it was looked at: as it was beside as it is, by copies («Номер 1»), taken one by one, by
// copies or at once, or given back its former value.

import { Button } from '@mantine/core';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { dayText, momentText } from '@rampa/platform/web/desk';
import { useState } from 'react';
import { ChangeRow } from './ChangeRow.tsx';
import { copiesOf, groupedChanges, type ChangeGroup } from './copies.ts';
import { RevertLater } from './later.tsx';
import { wholeWords } from './whole-words.ts';
import { useNextFocus } from './use-next-focus.ts';
import type { News, Sheet } from './use-sheet.ts';
import { useTaking } from './use-taking.ts';
import classes from './changes.module.css';

export interface ChangesProps {
  sheet: Sheet;
  news: News;
  zone: string;
  canChange: boolean;
}

/** Something that waits for the organizer's word: what is new, or the application itself, which nobody has looked through. */
export function Changes(props: ChangesProps) {
  const { sheet, news } = props;
  if (news.collection.length > 0) return <Listed {...props} />;
  const isFresh = sheet.application.state === 'Subscribed' && sheet.checkedAt === null;
  return news.isChanged || isFresh ? <Whole {...props} /> : null;
}

/** Nothing differs: it was put back as it was, or has come and was not looked through yet. */
function Whole({ sheet, news, zone, canChange }: ChangesProps) {
  const { dateSubscribe } = sheet.application;
  const taking = useTaking(sheet.application);
  const sentAt = dateSubscribe === null ? '' : momentText(dateSubscribe, zone);
  const words = wholeWords(news, sentAt, sheet.isFree);
  return (
    <section className={classes.changes} aria-label={news.isChanged ? 'Изменения' : 'Проверка'}>
      <div className={classes.head}>
        <div>
          <h2>{news.isChanged ? 'Изменения' : 'Ждёт проверки'}</h2>
          <p>{words}</p>
        </div>
        {canChange ? (
          <Button
            variant={news.isChanged ? 'filled' : 'default'}
            leftSection={<IconCheck size={18} stroke={1.75} />}
            loading={taking.busy === 'all'}
            onClick={() =>
              taking.takeAll(news.revision, news.isChanged ? 'Изменения приняты' : 'Заявка отмечена проверенной')
            }
          >
            {news.isChanged ? 'Принять' : 'Проверено'}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function Listed({ sheet, news: { revision, since, collection }, zone, canChange }: ChangesProps) {
  const taking = useTaking(sheet.application);
  const focus = useNextFocus(collection.length);
  const [asked, setAsked] = useState<ChangeGroup['lines'][number] | null>(null);
  const close = () => setAsked(null);
  const last = collection.reduce((latest, other) => (latest.at > other.at ? latest : other));
  const authors = [...new Set(collection.map(({ authorName }) => authorName).filter(Boolean))];
  const groups = groupedChanges(collection, copiesOf(sheet));
  const order = groups.flatMap(({ lines }) => lines.map(({ line }) => line.revision));
  const day = since === null ? '' : dayText(since, zone);
  return (
    <section className={classes.changes} aria-label="Изменения" ref={focus.place}>
      <div className={classes.head}>
        <div>
          <h2>{day === '' ? 'Изменения' : `Изменения с\u00a0${day}`}</h2>
          <p>{[authors.join(', '), `последнее ${momentText(last.at, zone)}`].filter(Boolean).join(', ')}</p>
        </div>
        {canChange ? (
          <Button
            data-all
            leftSection={<IconChecks size={18} stroke={1.75} />}
            loading={taking.busy === 'all'}
            onClick={() => taking.takeAll(revision)}
          >
            {collection.length === 1 ? 'Принять' : `Принять все ${collection.length}`}
          </Button>
        ) : null}
      </div>
      <table className={classes.table} data-decides={canChange || undefined}>
        <thead>
          <tr>
            <th scope="col">Поле</th>
            <th scope="col">{day === '' ? 'Было' : `Было ${day}`}</th>
            <th scope="col">Стало</th>
            {canChange ? <td /> : null}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.copy?.guid ?? 'whole'}>
            {groups.length > 1 ? (
              <GroupHead
                {...{ group, canChange, isBusy: taking.busy === revisionsOf(group).join() }}
                onTake={() => {
                  focus.from(order.indexOf(group.lines[0]!.line.revision));
                  taking.take(revisionsOf(group), focus.stay);
                }}
              />
            ) : null}
            {group.lines.map((one) => (
              <ChangeRow
                key={one.line.revision}
                {...{ one, canChange, taking, focus }}
                at={order.indexOf(one.line.revision)}
                isAlone={collection.length === 1}
                onRevert={() => setAsked(one)}
              />
            ))}
          </tbody>
        ))}
      </table>
      <RevertLater
        of={
          asked?.field
            ? {
                ...{ applicationGuid: sheet.application.guid, title: asked.title, onClose: close },
                ...{ revision: asked.line.revision, before: asked.line.before, after: asked.line.after },
                onDone(turned) {
                  focus.from(order.indexOf(asked.line.revision));
                  taking.wasPutBack(turned, asked.field!);
                  close();
                },
              }
            : null
        }
      />
    </section>
  );
}

const revisionsOf = ({ lines }: ChangeGroup): number[] => lines.map(({ line }) => line.revision);

interface GroupHeadProps {
  group: ChangeGroup;
  canChange: boolean;
  isBusy: boolean;
  onTake(): void;
}

function GroupHead({ group, canChange, isBusy, onTake }: GroupHeadProps) {
  const { copy, lines } = group;
  const name = copy?.name ?? 'Заявка';
  const hasButton = canChange && lines.length > 1;
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={canChange && !hasButton ? 4 : 3}>
        {copy ? <a href={`#copy-${copy.guid}`}>{name}</a> : name}
      </th>
      {hasButton ? (
        <td data-no-print>
          <Button
            variant="subtle"
            size="sm"
            aria-label={`Принять ${lines.length}: ${name}`}
            loading={isBusy}
            onClick={onTake}
          >
            Принять {lines.length}
          </Button>
        </td>
      ) : null}
    </tr>
  );
}

// One row of a review: whose it is, old beside new, its ticks, and why a tick cannot be set.

import { Checkbox, NativeSelect } from '@mantine/core';
import { IconArrowRight, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProgramDifference } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { useAccess } from '@rampa/platform/web/desk';
import { tickOf } from './review.ts';
import { applicationName, offeredName, offeredNote } from './words.ts';
import classes from './sources.module.css';

export interface RowProps {
  competitionGuid: string;
  taken: ReadonlySet<string>;
  isClosed: boolean;
  onTick(ticks: readonly string[], isTaken: boolean): void;
  /** Of several ticks that exclude each other this one; null: none. */
  onChoose(among: readonly string[], tick: string | null): void;
}

const HELD = 'Уже началось, оценено или протокол закрыт';

/** The application itself, for whoever may read it. */
function OfApplication({ guid, number, event }: { guid: string | null; number: number | null; event: string }) {
  const access = useAccess(event);
  if (guid === null) return null;
  const name = applicationName(number);
  if (!access.sees('requests')) return <span className={classes.application}>{name}</span>;
  return (
    <Link className={classes.application} to={`/organizer/events/${event}/applications/${guid}`} target="_blank">
      {name}
    </Link>
  );
}

function Held({ children = HELD }: { children?: ReactNode }) {
  return (
    <span className={classes.held}>
      <IconLock size={16} stroke={1.75} aria-hidden /> {children}
    </span>
  );
}

export function AddedRow({
  one,
  competitionGuid,
  taken,
  isClosed,
  onTick,
}: RowProps & { one: ProgramDifference['added'][number] }) {
  const tick = tickOf.added(one.applicationBlockGuid);
  return (
    <li className={classes.row}>
      <Checkbox
        label={offeredName(one)}
        description={offeredNote(one)}
        disabled={isClosed}
        checked={taken.has(tick)}
        onChange={(event) => onTick([tick], event.currentTarget.checked)}
      />
      <OfApplication guid={one.applicationGuid} number={one.applicationNumber} event={competitionGuid} />
      {isClosed ? <Held>Протокол закрыт: новых в программу не берут</Held> : null}
    </li>
  );
}

export function ChangedRow({
  one,
  competitionGuid,
  taken,
  onTick,
}: RowProps & { one: ProgramDifference['changed'][number] }) {
  return (
    <li className={classes.row}>
      <b>{one.label}</b>
      <OfApplication guid={one.applicationGuid} number={one.applicationNumber} event={competitionGuid} />
      <ul className={classes.fields} aria-label={one.label}>
        {one.fields.map(({ key, title, before, after, isOwn, isHeld }) => {
          const tick = tickOf.changed(one.itemGuid, key);
          return (
            <li key={key}>
              <Checkbox
                label={title}
                aria-label={`${title}: ${before || 'пусто'} → ${after || 'пусто'}`}
                disabled={isHeld}
                checked={taken.has(tick)}
                onChange={(event) => onTick([tick], event.currentTarget.checked)}
              />
              <span className={classes.before}>{before || <i>пусто</i>}</span>
              <IconArrowRight size={16} stroke={1.75} aria-label="станет" />
              <span className={classes.after}>{after || <i>пусто</i>}</span>
              {isOwn ? <small className={classes.own}>исправлено в программе</small> : null}
              {isHeld ? <Held /> : null}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

export function WithdrawnRow({
  one,
  competitionGuid,
  taken,
  onTick,
}: RowProps & { one: ProgramDifference['withdrawn'][number] }) {
  const tick = tickOf.withdrawn(one.itemGuid);
  return (
    <li className={classes.row}>
      <Checkbox
        label={one.label}
        description={
          one.isBack
            ? 'Заявка снова принята: выступление вернётся на своё место под своим номером'
            : 'Заявка отозвана, не принята или выступления в ней больше нет: номер сохраним, вернуть можно'
        }
        disabled={one.isHeld}
        checked={taken.has(tick)}
        onChange={(event) => onTick([tick], event.currentTarget.checked)}
      />
      <OfApplication guid={one.applicationGuid} number={one.applicationNumber} event={competitionGuid} />
      {one.isHeld ? <Held /> : null}
    </li>
  );
}

export function DoubledRow({
  one,
  competitionGuid,
  taken,
  isClosed,
  onTick,
  onChoose,
}: RowProps & { one: ProgramDifference['doubled'][number] }) {
  const { itemGuid, label, performance, elsewhere } = one;
  const [link, withdraw] = [tickOf.linked(itemGuid), tickOf.withdrawn(itemGuid)];
  if (performance === null)
    return (
      <li className={classes.row}>
        <Checkbox
          label={`Снять здесь: ${label}`}
          description={`Это же выступление стоит в программе ${inQuotes(elsewhere)} того же тура`}
          disabled={one.isHeld}
          checked={taken.has(withdraw)}
          onChange={(event) => onTick([withdraw], event.currentTarget.checked)}
        />
        {one.isHeld ? <Held /> : null}
      </li>
    );
  const add = tickOf.added(performance.applicationBlockGuid);
  return (
    <li className={classes.row}>
      <b>{label}</b>
      <OfApplication
        guid={performance.applicationGuid}
        number={performance.applicationNumber}
        event={competitionGuid}
      />
      <p className={classes.note}>
        В заявке: {offeredName(performance)}, {offeredNote(performance)}
      </p>
      <NativeSelect
        aria-label={`${label}: то же самое выступление?`}
        data={[
          { value: link, label: 'Это одно выступление: связать, набранное оставить' },
          ...(isClosed ? [] : [{ value: add, label: 'Это другое: добавить отдельно' }]),
          { value: '', label: 'Решить позже' },
        ]}
        value={taken.has(link) ? link : taken.has(add) ? add : ''}
        onChange={(event) => onChoose([link, add], event.currentTarget.value || null)}
      />
    </li>
  );
}

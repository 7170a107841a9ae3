// One line of what is wrong, with its cure: an exchange that is shown before it is made, a form, the application.

import { Button } from '@mantine/core';
import { IconArrowRight, IconArrowsExchange, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProgramFaults, ProgramView } from '@rampa/contract';
import { Whole } from '@rampa/platform/web/base';
import { ListRow, timeText, useAccess } from '@rampa/platform/web/desk';
import type { Exchange, Stage } from '@rampa/program/domain';
import { itemName } from '../order/words.ts';
import type { Fault } from './found.ts';
import { movedPlaces, type MovedPlace } from './shown-exchange.ts';
import { elsewhereText, leftText, ownText, restText } from './words.ts';
import classes from './faults.module.css';

export interface FaultRowProps {
  fault: Fault;
  program: ProgramView;
  faults: ProgramFaults;
  stage: Stage;
  /** Null: none helps; undefined: still looked for. */
  exchange: Exchange | null | undefined;
  canChange: boolean;
  isBusy: boolean;
  onExchange(exchange: Exchange): void;
  onEdit(guid: string): void;
}

export function FaultRow(props: FaultRowProps) {
  const { fault, program } = props;
  return fault.kind === 'clash' ? (
    <ClashRow {...props} fault={fault} />
  ) : (
    <ListRow title={<ItemLink program={program} guid={fault.item.guid} />} detail={ownText(fault)}>
      <OwnCure {...props} fault={fault} />
    </ListRow>
  );
}

/** The row of the item on the program's page. */
function ItemLink({ program, guid }: { program: ProgramView; guid: string }) {
  const item = program.items.find((one) => one.guid === guid);
  if (!item) return null;
  const to = `/organizer/events/${program.competitionGuid}/program?competitionProgramGuid=${program.guid}#${guid}`;
  return (
    <Link className={classes.link} to={to}>
      <Whole of={itemName(item)} />
    </Link>
  );
}

type Of<K extends Fault['kind']> = FaultRowProps & { fault: Extract<Fault, { kind: K }> };

function ClashRow({ fault, program, faults, ...rest }: Of<'clash'>) {
  const { clash, person, second } = fault;
  const away = clash.isElsewhere
    ? faults.elsewhere.find(({ itemGuid, person: at }) => itemGuid === second && at === clash.person)
    : undefined;
  return (
    <ListRow
      title={person}
      detail={
        <>
          <span className={classes.pair}>
            <ItemLink program={program} guid={clash.first} /> и{' '}
            {away ? elsewhereText(away, program.timeZone) : <ItemLink program={program} guid={second} />}:{' '}
            {restText(clash)}
          </span>
          <Proposal {...{ fault, program, faults, ...rest }} />
        </>
      }
    />
  );
}

function Proposal({ program, stage, exchange, canChange, isBusy, onExchange }: Of<'clash'>) {
  if (exchange === undefined) return <span className={classes.proposal}>Ищем, с кем поменять местами…</span>;
  const moved = exchange && movedPlaces(stage, exchange);
  if (!exchange || !moved)
    return (
      <span className={classes.proposal}>
        Обмен двух номеров не поможет: переставьте несколько или добавьте перерыв.
      </span>
    );
  const nameOf = (guid: string) => {
    const item = program.items.find((one) => one.guid === guid);
    return item ? itemName(item) : '';
  };
  const names = moved.map(({ guid }) => nameOf(guid)).join(' и ');
  return (
    <span className={classes.proposal}>
      <span>Поменять местами:</span>
      <span className={classes.moves}>
        {moved.map((one) => (
          <span key={one.guid} className={classes.move}>
            <b>
              <Whole of={nameOf(one.guid)} />
            </b>
            <Moved of={one} timeZone={program.timeZone} />
          </span>
        ))}
      </span>
      <span>{leftText(exchange.left)}</span>
      {canChange ? (
        <Button
          variant="default"
          disabled={isBusy}
          leftSection={<IconArrowsExchange size={18} stroke={1.75} />}
          aria-label={`Поменять местами: ${names}`}
          onClick={() => onExchange(exchange)}
        >
          Поменять местами
        </Button>
      ) : null}
    </span>
  );
}

function Moved({ of: { place, startMs, block }, timeZone }: { of: MovedPlace; timeZone: string }) {
  const [before, after] = startMs;
  const isTimed = before !== null && after !== null;
  const arrow = <IconArrowRight size={16} stroke={1.75} aria-label="станет" />;
  return (
    <span className={classes.times}>
      {isTimed ? (
        <>
          {timeText(before, timeZone)} {arrow} {timeText(after, timeZone)}
        </>
      ) : (
        <>
          место {place[0]} {arrow} {place[1]}
        </>
      )}
      {block[0] === block[1] ? null : `, ${block[1] || 'без отделения'}`}
    </span>
  );
}

function OwnCure({ fault, program, canChange, onEdit }: Of<'age' | 'length' | 'recording'>) {
  const access = useAccess(program.competitionGuid);
  const { kind, item, own } = fault;
  const buttons: ReactNode[] = [];
  if (own.applicationGuid !== null && access.sees('requests'))
    buttons.push(
      <Button
        key="application"
        component={Link}
        to={`/organizer/events/${program.competitionGuid}/applications/${own.applicationGuid}`}
        variant="default"
        aria-label={`К заявке: ${itemName(item)}`}
      >
        К заявке
      </Button>,
    );
  if (canChange && kind !== 'recording')
    buttons.push(
      <Button
        key="edit"
        variant="default"
        leftSection={<IconPencil size={18} stroke={1.75} />}
        aria-label={`Изменить: ${itemName(item)}`}
        onClick={() => onEdit(item.guid)}
      >
        Изменить
      </Button>,
    );
  return buttons;
}

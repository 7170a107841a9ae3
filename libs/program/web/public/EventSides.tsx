// «Итоги» and «Как пройти» of a published program.

import { IconChevronRight, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PublicEvent, PublicProgramView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import {
  Button,
  buttonLook,
  contactsOf,
  EmptyState,
  listed,
  Skeleton,
  unbroken,
  useEvery,
} from '@rampa/platform/web/base';
import { ContactLinks, dateRangeText, momentText } from '@rampa/platform/web/desk';
import { mapAddress, soughtPlace } from './map-address.ts';
import { Side } from './tabs.tsx';
import type { AskedEvent } from './use-public-event.ts';
import classes from './sides.module.css';

interface SideProps {
  asked: AskedEvent;
  program: Pick<PublicProgramView, 'guid' | 'place' | 'timeZone'>;
}

type Program = PublicEvent['programs'][number];

/** Protocols are published and withdrawn while the tab is open; no live view tells of it. */
const ASK_AGAIN_MS = 10_000;

export function ResultsSide({
  asked,
  program,
}: Omit<SideProps, 'program'> & { program: Pick<PublicProgramView, 'timeZone'> }) {
  useEvery(ASK_AGAIN_MS, true, asked.ask);
  return (
    <Side title="Итоги">
      <Told asked={asked}>
        {({ programs, isJudged }) => {
          if (!isJudged) return <EmptyState>Это фестиваль без оценок: мест и баллов здесь нет.</EmptyState>;
          const out = programs.filter(({ protocolPath }) => protocolPath !== null);
          return out.length === 0 ? (
            <EmptyState>
              Итоги пока не объявлены. Когда организатор опубликует протокол, ссылка появится здесь.
            </EmptyState>
          ) : (
            <ProgramLinks programs={out} timeZone={program.timeZone} toOf={({ protocolPath }) => protocolPath!} />
          );
        }}
      </Told>
    </Side>
  );
}

export function WaySide({
  asked,
  program,
}: Omit<SideProps, 'program'> & { program: Pick<PublicProgramView, 'place'> }) {
  return (
    <Side title="Как пройти">
      <Told asked={asked}>
        {(event) => {
          // The event gives the address, the program the hall.
          const place = event.place || program.place;
          const hall = event.place !== '' && program.place !== event.place ? program.place : '';
          const sought = soughtPlace(event.city, place);
          const contacts = contactsOf(event.organizer);
          return (
            <div className={classes.way}>
              {sought === '' ? (
                <p>Организатор ещё не указал, где это будет. Спросите у него.</p>
              ) : (
                <>
                  <address>
                    <b>{unbroken(place || event.city)}</b>
                    <span>{unbroken(listed(place === '' || sought === place ? '' : event.city, hall))}</span>
                  </address>
                  <a
                    {...buttonLook({ kind: 'primary', size: 'large' })}
                    href={mapAddress(sought, navigator.userAgent)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <IconMapPin size={20} stroke={1.75} aria-hidden />
                    Открыть на карте
                  </a>
                </>
              )}
              <div>
                <h3>Организатор</h3>
                <p>{event.organizer.companyName || 'Организатор мероприятия'}</p>
                {contacts.length === 0 ? (
                  <p>Контактов он не оставил.</p>
                ) : (
                  <ContactLinks contacts={contacts} look="words" className={classes.contacts} />
                )}
              </div>
              <div>
                <h3>Мероприятие</h3>
                <p>{unbroken(event.title)}</p>
                <p>{dateRangeText(event.beginDate, event.endDate)}</p>
              </div>
            </div>
          );
        }}
      </Told>
    </Side>
  );
}

/** Links below the running order. */
export function OtherPrograms({ asked: { event, toOf }, program }: SideProps) {
  const others = event?.programs.filter(({ guid }) => guid !== program.guid) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={classes.others} aria-labelledby="others">
      <h3 id="others">Другие программы мероприятия</h3>
      <ProgramLinks programs={others} timeZone={program.timeZone} toOf={toOf} />
    </section>
  );
}

function ProgramLinks({ programs, timeZone, toOf }: LinksProps) {
  return (
    <ul className={classes.links}>
      {programs.map((one) => (
        <li key={one.guid}>
          <a href={toOf(one)}>
            <span>
              <b>{unbroken(one.title)}</b>
              <small>
                {listed(
                  one.dateTimeBegin ? momentText(one.dateTimeBegin, timeZone) : '',
                  one.place,
                  one.performanceCount === 0
                    ? ''
                    : counted(one.performanceCount, 'выступление', 'выступления', 'выступлений'),
                )}
              </small>
            </span>
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LinksProps {
  programs: readonly Program[];
  timeZone: string;
  toOf(program: Program): string;
}

function Told({ asked: { event, hasFailed, ask }, children }: ToldProps) {
  if (event) return children(event);
  if (hasFailed) {
    return (
      <EmptyState action={<Button onClick={ask}>Повторить</Button>}>
        Не получилось прочитать: нет связи с порталом. Проверьте интернет и повторите.
      </EmptyState>
    );
  }
  return (
    <div aria-busy aria-label="Загружается">
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
    </div>
  );
}

interface ToldProps {
  asked: AskedEvent;
  children(event: PublicEvent): ReactNode;
}

// «Описание для участников»: written with a few signs, which the buttons put in, and shown below as a member reads it.

import { ActionIcon } from '@mantine/core';
import {
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  type TablerIcon,
} from '@tabler/icons-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { begunWith, framed, linked, saidParts, type Retyped } from '@rampa/competitions/domain';
import { TextArea, type KitForm } from '@rampa/platform/web/desk';
import type { EventValues } from './event-details.ts';
import { SaidText } from './SaidText.tsx';
import classes from '../style/description.module.css';

interface Look {
  label: string;
  icon: TablerIcon;
  /** With Ctrl. */
  code?: string;
  of(text: string, start: number, end: number): Retyped;
}

const LOOKS: readonly Look[] = [
  { label: 'Жирный', icon: IconBold, code: 'KeyB', of: (...at) => framed(...at, '**') },
  { label: 'Курсив', icon: IconItalic, code: 'KeyI', of: (...at) => framed(...at, '*') },
  { label: 'Заголовок', icon: IconHeading, of: (...at) => begunWith(...at, 'head') },
  { label: 'Список', icon: IconList, of: (...at) => begunWith(...at, 'list') },
  { label: 'Список по номерам', icon: IconListNumbers, of: (...at) => begunWith(...at, 'numbers') },
  { label: 'Ссылка', icon: IconLink, of: linked },
];

export function DescriptionField({ form, readOnly }: { form: KitForm<EventValues>; readOnly: boolean }) {
  const text = form.useValue('description');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const hasLooks = saidParts(text).some(
    ({ kind, lines }) => kind !== 'text' || lines.flat().some(({ look, href }) => look ?? href),
  );

  function press({ of }: Look) {
    const area = place.current!.querySelector('textarea')!;
    const { from, to, put, chosen } = of(area.value, area.selectionStart, area.selectionEnd);
    area.focus();
    area.setRangeText(put, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.setSelectionRange(...chosen);
  }

  function onKey(event: KeyboardEvent) {
    const look = LOOKS.find(({ code }) => code === event.code);
    if (!look || readOnly || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    press(look);
  }

  return (
    <div className={classes.field}>
      <div ref={place}>
        <TextArea
          at={form.at('description')}
          label="Описание для участников, необязательно"
          maxRows={10}
          readOnly={readOnly}
          onKeyDown={onKey}
        />
      </div>
      {readOnly ? null : (
        <div className={classes.bar} role="group" aria-label="Оформление описания">
          {LOOKS.map((look) => (
            <ActionIcon
              key={look.label}
              size={44}
              aria-label={look.label}
              title={look.label}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(look)}
            >
              <look.icon size={20} stroke={1.75} />
            </ActionIcon>
          ))}
        </div>
      )}
      {hasLooks ? (
        <section className={classes.shown} aria-labelledby={id}>
          <small id={id}>Как увидит участник</small>
          <SaidText text={text} />
        </section>
      ) : null}
    </div>
  );
}

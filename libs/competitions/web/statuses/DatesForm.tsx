// From when and until when applications come in and are corrected, by the event's own time.

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApplicationRulesGetByCompetition, ApplicationRulesUpdate, type AnswerOf } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import {
  Answer,
  instantOf,
  localOf,
  momentText,
  PageForm,
  RowsSkeleton,
  Section,
  SwitchLine,
  TextLine,
  useCallForm,
  useRead,
  zoneText,
} from '@rampa/platform/web/desk';
import { useEvent } from '../parts/event-context.ts';
import classes from '../style/form.module.css';

export interface DatesFormProps {
  competitionGuid: string;
  canChange: boolean;
}

type Rules = AnswerOf<typeof ApplicationRulesGetByCompetition>;

export function DatesForm({ competitionGuid, canChange }: DatesFormProps) {
  const { timeZone } = useEvent().details;
  const rules = useRead(ApplicationRulesGetByCompetition, { query: { competitionGuid } });
  const ref = useRef<HTMLDivElement>(null);
  const isAsked = useLocation().hash === '#dates';
  // It comes after its page, so the browser has not found it.
  useEffect(() => {
    if (isAsked) ref.current?.scrollIntoView({ block: 'start' });
  }, [isAsked, rules.isSuccess]);
  return (
    <div id="dates" ref={ref} className={classes.dates}>
      <Section
        title="Сроки заявок"
        note="До начала приёма и после его срока новые заявки не подать, после срока правок участник не изменит и поданную. Вы сами можете править всегда."
      >
        <Answer of={rules} skeleton={<RowsSkeleton rows={2} height="3.5rem" />}>
          {(kept) =>
            canChange ? (
              <Dates competitionGuid={competitionGuid} kept={kept} timeZone={timeZone} />
            ) : (
              <p className={classes.note}>{textOf(kept, timeZone)}</p>
            )
          }
        </Answer>
      </Section>
    </div>
  );
}

interface KeptDates {
  competitionGuid: string;
  kept: Rules;
  timeZone: string;
}

function Dates({ competitionGuid, kept, timeZone }: KeptDates) {
  const local = (at: string | null) => (at === null ? '' : localOf(at, timeZone));
  const instant = (typed: string) => (typed === '' ? null : instantOf(typed, timeZone));
  const form = useCallForm(ApplicationRulesUpdate, {
    values: {
      ...{ opens: local(kept.opensAt), closes: local(kept.closesAt), freezes: local(kept.freezesAt) },
      ...{ needsChildConsent: kept.needsChildConsent, retention: kept.retentionMonths?.toString() ?? '' },
    },
    follows: true,
    asked: { query: { competitionGuid } },
    body: ({ opens, closes, freezes, needsChildConsent, retention }) => ({
      ...{ opensAt: instant(opens), closesAt: instant(closes), freezesAt: instant(freezes), needsChildConsent },
      retentionMonths: retention === '' ? null : Number(retention),
    }),
    faults: ({ opens, closes, freezes, retention }) => ({
      ...(retention !== '' && !/^([1-9]\d?|1[01]\d|120)$/.test(retention)
        ? { retention: 'Целое число месяцев, от 1 до 120' }
        : {}),
      ...(opens !== '' && closes !== '' && closes <= opens
        ? { closes: 'Приём нельзя закончить раньше, чем он начнётся' }
        : {}),
      ...(closes !== '' && freezes !== '' && freezes < closes
        ? { freezes: 'Правки нельзя остановить раньше приёма' }
        : {}),
    }),
  });
  form.useValues();
  const zone = zoneText(kept.closesAt ?? new Date().toISOString(), timeZone);
  return (
    <PageForm form={form} className={classes.form} submit="Сохранить" variant="default" isKept isReady={form.isDirty()}>
      <TextLine
        at={form.at('opens')}
        type="datetime-local"
        label="Принимаем заявки с"
        description={`По времени мероприятия (${zone}); пусто: сразу.`}
      />
      <TextLine
        at={form.at('closes')}
        type="datetime-local"
        label="Принимаем заявки до"
        description="Пусто: без срока."
      />
      <TextLine
        at={form.at('freezes')}
        type="datetime-local"
        label="Участники правят поданное до"
        description="Пусто: до конца приёма."
      />
      <SwitchLine
        at={form.at('needsChildConsent')}
        label="Без согласия родителей заявку не отправить"
        description="На обработку данных каждого ребёнка. Выключите, если собираете бланки сами, уже после подачи."
      />
      <TextLine
        at={form.at('retention')}
        inputMode="numeric"
        label="Хранить личные ответы, месяцев после мероприятия"
        description="Потом они стираются сами и навсегда, в программе и итогах остаётся «Фамилия И.». Пусто: пока не сотрёте вы."
      />
    </PageForm>
  );
}

/** «Принимаем с 1 февраля, 10:00 МСК до 1 марта, 23:59 МСК.» */
function textOf({ opensAt, closesAt, freezesAt, needsChildConsent, retentionMonths }: Rules, timeZone: string): string {
  const said = (at: string) => `${momentText(at, timeZone)} ${zoneText(at, timeZone)}`;
  const [from, until] = [opensAt && `с ${said(opensAt)}`, closesAt && `до ${said(closesAt)}`];
  const taken = from || until ? `Принимаем ${[from, until].filter(Boolean).join(' ')}.` : 'Сроки приёма не назначены.';
  const consent = needsChildConsent ? '' : ' Заявку отправляют и без согласия родителей.';
  const kept =
    retentionMonths === null
      ? ''
      : ` Личные ответы хранятся ${counted(retentionMonths, 'месяц', 'месяца', 'месяцев')} после мероприятия.`;
  return `${taken}${freezesAt === null ? '' : ` Правки до ${said(freezesAt)}.`}${consent}${kept}`;
}

// Under a question about the age group: how old those are who are named, which group takes them in, who is of another age.

import { useSyncExternalStore } from 'react';
import { ageAdvice, peopleNear, type AgeAdvice } from '@rampa/applications/domain';
import { counted, type Guid, inQuotes, russianDates } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import type { FieldShown } from '../model/filling-model.ts';
import { ageLines, isUnnamed, performanceOf } from '../model/unnamed.ts';
import { useFilling } from './filling-context.ts';
import classes from '../style/age-hint.module.css';

const OFFERED = 3;
const NAMED = 4;
const DAY = russianDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function AgeHint({ shown, isOff }: { shown: FieldShown; isOff: boolean }) {
  const { model, linesOf } = useFilling();
  const form = useSyncExternalStore(model.subscribe, model.form);
  const { key, field, answer, place } = shown;
  const lines = ageLines(linesOf(field.bookGuid ?? ''));
  const people = peopleNear(model.people(), performanceOf(form, place.applicationBlockGuid));
  const chosen = answer && 'i' in answer ? answer.i : [];
  const day = form.view.beginDate;
  const advice = ageAdvice(people, lines, chosen, day, field.option.otherAges);
  if (!advice)
    return !isOff &&
      isUnnamed(form, model.people(), lines, {
        answer: answer ?? undefined,
        applicationBlockGuid: place.applicationBlockGuid,
      }) ? (
      <div className={classes.hint}>
        <p>
          В этой группе дети, а участники пока не названы. Добавьте их с датами рождения: по ним записываются согласия
          родителей.
        </p>
      </div>
    ) : null;
  const isOne = (field.option.count ?? 1) === 1;
  const canChoose = !isOff && (isOne || chosen.length < (field.option.count ?? 1)) && (chosen.length === 0 || advice.others.length > 0); // prettier-ignore
  const put = (item: Guid) => {
    model.type(key, { i: isOne ? [item] : [...chosen, item] });
    model.settle();
  };
  return (
    <div className={classes.hint} data-wrong={advice.isTooMany || undefined}>
      <p>{agesText(advice, people.length, day)}</p>
      {advice.others.length > 0 ? <p>{othersText(advice, field.option.otherAges)}</p> : null}
      {chosen.length === 0 && advice.isDivided ? <p>Одной группы на всех нет.</p> : null}
      {canChoose && advice.offered.length > 0 ? (
        <div className={classes.offered}>
          {advice.offered.slice(0, OFFERED).map((item) => (
            <Button key={item} onClick={() => put(item)}>
              Выбрать {inQuotes(linesOf(field.bookGuid ?? '')?.find(({ guid }) => guid === item)?.title ?? '')}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function agesText({ count, youngest, oldest }: AgeAdvice, all: number, day: string): string {
  const years =
    youngest === oldest
      ? counted(oldest, 'год', 'года', 'лет')
      : `${youngest}–${counted(oldest, 'год', 'года', 'лет')}`;
  const who = all === 1 ? '' : `, ${counted(count, 'человек', 'человека', 'человек')}`;
  const unknown = all > count ? ` Без даты рождения: ${all - count}.` : '';
  return `Возраст на ${DAY.format(new Date(`${day}T00:00:00Z`)).replace(/\s*г\.$/, '')}: ${years}${who}.${unknown}`;
}

function othersText({ others, share, isTooMany }: AgeAdvice, most: number | undefined): string {
  const names = others.slice(0, NAMED).map(({ name, age }) => `${name}, ${age}`).join('; '); // prettier-ignore
  const more = others.length > NAMED ? ` и ещё ${others.length - NAMED}` : '';
  const told = `Другого возраста: ${names}${more}.`;
  if (most === undefined) return told;
  const room = most === 0 ? 'их быть не должно' : `можно до ${most}\u00a0%`;
  return `${told} Это ${share}\u00a0% участников, ${isTooMany && most > 0 ? `а ${room}` : room}.`;
}

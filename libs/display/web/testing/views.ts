// What the hall shows of one choice of names.

import type { DisplayView } from '@rampa/contract';
import { nominationOnScreen } from '@rampa/display/domain';
import { eventOnScreen, type DisplayScene } from '@rampa/kernel';

export interface Choice {
  event: string;
  nomination: string;
  age: string;
  form: string;
  performer: string;
  institution: string;
  place: string;
  piece: string;
  number: string;
  judges: string[];
  total: string;
  title: string;
  block: string;
  /** `open`: who has marked, before there is a total; `parts`: technical points, components and deductions. */
  counted: 'whole' | 'open' | 'parts';
  /** Step of the ceremony; `many`: four who share a place. */
  step: 'call' | 'title' | 'points' | 'many' | 'grand call' | 'grand' | 'prize call' | 'opening';
}

const NOTES = {
  whole: 'Зачёркнуты высшая и низшая; итог — среднее трёх',
  open: '',
  parts: 'Техника и компоненты: крайние оценки зачёркнуты, из остальных среднее',
};
export const DEDUCTIONS = '12,50';
/** A prize always has a title. */
export const prizeOf = ({ title }: Choice) => title || 'Приз зрительских симпатий';
const GIVER = 'Министерство культуры Нижегородской области';
const UNTIL = '2027-01-15T10:40:00.000Z';

const isSent = (index: number) => index % 2 === 1;
export const sentOf = (judges: readonly string[]) =>
  `${judges.filter((_, index) => isSent(index)).length} из ${judges.length}`;
/** Nobody's marks are awaited where nobody's are shown. */
export const isOpen = ({ counted, judges }: Choice) => counted === 'open' && judges.length > 0;

/** Beside the longest name, three that are usual. */
const BESIDE = ['Ли А', 'Серебряные колокольчики Заволжья', 'Ё Ми Сон'];

function ceremonyOf({ step, number, performer, institution, place, age, form, nomination, total, title }: Choice) {
  const detail = `${institution} · ${place}`;
  const isNamed = step !== 'grand call' && step !== 'prize call' && step !== 'opening';
  const isGrandPrix = step.startsWith('grand');
  const counts = ['points', 'many', 'grand'].includes(step);
  const names = step === 'many' ? [performer, ...BESIDE] : [performer];
  const of = { number, detail, total: counts ? total : null };
  return {
    step: isNamed
      ? counts
        ? ('points' as const)
        : (step as 'call' | 'title')
      : step === 'opening'
        ? step
        : ('call' as const),
    ...{ isGrandPrix, isLate: false, giver: step === 'prize call' ? GIVER : '' },
    ...(isNamed
      ? { nomination: nominationOnScreen(nomination, ''), group: `${age} · ${form}` }
      : { nomination: '', group: '' }),
    award:
      step === 'call' || step === 'opening'
        ? null
        : { title: isGrandPrix ? 'Гран-при' : title || 'Дипломант', color: isGrandPrix ? '#7A0F38' : '#F6D37A' },
    ...(counts ? { place: 2, placeTo: step === 'many' ? 5 : 2 } : { place: null, placeTo: null }),
    people: isNamed ? names.map((name) => ({ ...of, name })) : [],
    lamps: { count: 12, lit: 5 },
  };
}

export function viewOf(scene: DisplayScene, choice: Choice): DisplayView {
  const { number, performer, institution, place, piece, age, form, judges, total, title } = choice;
  const award = title === '' ? null : { title, color: '#F6D37A', isProvisional: false };
  const next = { number, name: performer, detail: `${institution} · ${place}` };
  return {
    competitionTitle: eventOnScreen(choice.event, ''),
    city: place,
    timeZone: 'Europe/Moscow',
    layout: 'auto',
    accent: '#FFC24A',
    ground: '#120B16',
    scene,
    block: choice.block,
    lamps: { count: 12, done: 5, current: 5 },
    current: {
      ...next,
      ...{ piece, authors: 'музыка А. П. Бородина' },
      nomination: nominationOnScreen(choice.nomination, ''),
      group: `${age} · ${form}`,
    },
    next,
    upcoming: scene === 'next' ? [next, { ...next, name: 'Ли А' }, next] : [],
    onStageAt: null,
    judges: judges.map((name, index) => ({ name, sent: isSent(index) })),
    result:
      scene !== 'result'
        ? null
        : isOpen(choice)
          ? {
              ...{ total: '—', place: null, placeTo: null, isProvisional: false, award: null, note: NOTES.open },
              marks: judges.map((name, index) => ({ name, value: isSent(index) ? total : '', isDropped: false })),
              ...{ technical: null, components: null, deductions: null },
            }
          : {
              ...{ total, place: 1, placeTo: 1, isProvisional: true, award, note: NOTES[choice.counted] },
              marks: judges.map((name, index) => ({ name, value: total, isDropped: index % 4 === 1 })),
              ...(choice.counted === 'parts'
                ? { technical: total, components: total, deductions: DEDUCTIONS }
                : { technical: null, components: null, deductions: null }),
            },
    leaders:
      scene === 'leaders'
        ? {
            ...{ title: nominationOnScreen(choice.nomination, ''), subtitle: `${age} · ${form}`, scored: 6, of: 8 },
            note: 'Места 2–3 разделены. Места предварительные',
            rows: [performer, 'Ли А', 'Лель', 'Серебряные колокольчики Заволжья', 'Ё Ми Сон', performer].map(
              (name, index) => ({
                ...{ place: index + 1, name, city: place, award, total, isCurrent: index === 1 },
              }),
            ),
          }
        : null,
    ceremony: scene === 'ceremony' ? ceremonyOf(choice) : null,
    prize: scene === 'prize' ? { title: prizeOf(choice), giver: GIVER, ...next, piece } : null,
    pause: scene === 'pause' ? { title: 'Перерыв', until: UNTIL } : null,
    message: scene === 'message' ? `Уважаемые родители! ${performer}: ${piece}` : '',
    logo: null,
    background: null,
    reload: 0,
  };
}

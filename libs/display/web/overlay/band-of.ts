// What the lower third says of the picture of the hall. Values come only from what the hall may see. Pure.

import type { DisplayView } from '@rampa/contract';
import { givenBy } from '@rampa/kernel';

export interface Band {
  /** Swaps bands; anything less is redrawn in place. */
  id: string;
  number: string;
  /** Said before the name: «Далее», «На сцену приглашаем». */
  label: string;
  names: string[];
  piece: string;
  line: string;
  /** With its colour. */
  award: { title: string; color: string } | null;
  /** Lamps of judges; a value only where it is shown already. */
  judges: { sent: boolean; value: string }[];
  /** «9,83» */
  total: string;
  note: string;
}

const BARE: Omit<Band, 'id'> = {
  ...{ number: '', label: '', names: [], piece: '', line: '', award: null, judges: [], total: '', note: '' },
};

const dotted = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');

/** Null: the stream shows no band. */
export function bandOf(view: DisplayView): Band | null {
  const { scene, current, next, prize, message, pause } = view;
  switch (scene) {
    case 'current':
    case 'judging':
    case 'result':
      return current && performance(view, current);
    case 'next':
    case 'logo':
      return (
        next && { ...BARE, id: `next ${next.number} ${next.name}`, ...faceOf(next), label: 'Далее', line: next.detail }
      );
    case 'prize':
      return (
        prize && {
          ...{ ...BARE, id: `prize ${prize.title} ${prize.name}`, ...faceOf(prize) },
          ...{ award: { title: prize.title, color: '#E3D5EE' }, line: dotted(prize.detail, givenBy(prize.giver)) },
        }
      );
    case 'ceremony':
      return ceremony(view);
    case 'message':
      return message === '' ? null : { ...BARE, id: `message ${message}`, names: [message] };
    case 'pause':
      return pause && { ...BARE, id: 'pause', names: [pause.title] };
    case 'leaders':
    case 'blank':
      return null;
  }
}

const faceOf = ({ number, name }: { number: string; name: string }) => ({ number, names: [name] });

function performance({ scene, judges, result }: DisplayView, current: NonNullable<DisplayView['current']>): Band {
  const { number, name, piece, nomination, group, detail } = current;
  const marks = result?.marks ?? [];
  const isOpen = marks.some(({ value }) => value === '');
  const isCounted = result !== null && !isOpen;
  const lamps =
    marks.length > 0
      ? marks.map(({ value }) => ({ sent: value !== '', value }))
      : judges.map(({ sent }) => ({ sent, value: '' }));
  return {
    ...{ ...BARE, id: `performance ${number} ${name}`, number, names: [name], piece },
    line: dotted(nomination, group, detail.split(' · ').at(-1)!),
    judges: scene === 'current' && !lamps.some(({ sent }) => sent) ? [] : lamps,
    ...(isCounted ? { total: result.total, award: result.award, note: placeOf(result) } : {}),
  };
}

function placeOf({ place, placeTo, isProvisional }: NonNullable<DisplayView['result']>): string {
  if (place === null) return '';
  const places = placeTo !== null && placeTo > place ? `${place}–${placeTo}-е места` : `${place}-е место`;
  return isProvisional ? `пока ${places}` : places;
}

function ceremony({ ceremony: step, competitionTitle }: DisplayView): Band | null {
  if (!step) return null;
  const { award, people, giver, nomination, group } = step;
  const id = [
    'ceremony',
    step.step === 'points' ? 'title' : step.step,
    award?.title,
    ...people.map(({ name }) => name),
  ];
  if (step.step === 'opening' || step.step === 'closing')
    return { ...BARE, id: id.join(' '), names: [competitionTitle], line: 'Церемония награждения' };
  const totals = [...new Set(people.flatMap(({ total }) => total ?? []))];
  return {
    ...{ ...BARE, id: id.join(' '), number: people.length === 1 ? people[0]!.number : '', award },
    label: award === null ? 'На сцену приглашаем' : '',
    names: people.length > 0 ? people.map(({ name }) => name) : [],
    line: dotted(
      givenBy(giver),
      nomination,
      group,
      people.length === 1 ? (people[0]!.detail.split(' · ').at(-1) ?? '') : '',
    ),
    total: totals.length === 1 ? totals[0]! : '',
  };
}

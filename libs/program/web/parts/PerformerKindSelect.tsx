// The kind of the performer, with the name that strangers read while full names are not shown.

import { guessPerformerKind, publicName } from '@rampa/program/domain';
import { PERFORMER_KINDS, type PerformerKind } from '@rampa/kernel';
import type { Place } from '@rampa/platform/web/desk';
import { Select } from '@rampa/platform/web/desk';

export const PERFORMER_KIND_WORDS: Record<PerformerKind, string> = {
  unknown: 'Определить по имени',
  person: 'Один человек',
  people: 'Несколько человек',
  collective: 'Коллектив',
};

export interface PerformerKindSelectProps {
  performer: Place<string>;
  peopleCount: Place<number | ''>;
  kind: Place<PerformerKind>;
}

export function PerformerKindSelect({ performer, peopleCount: people, kind: at }: PerformerKindSelectProps) {
  const name = performer.useValue().trim();
  const peopleCount = Number(people.useValue());
  const value = at.useValue();
  const guessed = guessPerformerKind(name, peopleCount);
  const asked =
    value === 'unknown' && guessed !== 'unknown' ? ` Похоже: ${PERFORMER_KIND_WORDS[guessed].toLowerCase()}.` : '';
  // «О’Нил М.» ends the sentence with its own full stop.
  const read = publicName(name, { kind: value, peopleCount }).replace(/\.$/, '');
  const shown = name === '' ? '' : `Без полных имён на открытых страницах: ${read}.`;
  return (
    <Select
      label="Кто это"
      description={`${shown}${asked}` || 'От этого зависит, как показать имя на открытых страницах.'}
      data={PERFORMER_KINDS.map((kind) => ({ value: kind, label: PERFORMER_KIND_WORDS[kind] }))}
      allowDeselect={false}
      value={value}
      onChange={(kind) => kind && at.set(kind as PerformerKind)}
    />
  );
}

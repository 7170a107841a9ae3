// A field for a duration; a bare number is read back, because it may mean minutes.

import { TextInput } from '@mantine/core';
import { durationText, Held, type Place } from '@rampa/platform/web/desk';
import { isBare } from '../paste/durations.ts';
import { durationOf } from './item-values.ts';

export function DurationLine({ at }: { at: Place<string> }) {
  return (
    <Held at={at}>
      {(value, set, error) => {
        const seconds = durationOf(value);
        const isRead = isBare(value.trim()) && seconds !== null;
        return (
          <TextInput
            label="Длительность"
            placeholder="3:40"
            description={isRead ? `Это ${durationText(seconds)}` : 'Минуты и секунды'}
            value={value}
            error={error}
            onChange={(event) => set(event.currentTarget.value)}
          />
        );
      }}
    </Held>
  );
}

// A field for a duration; what may mean something else is read back: «5», «3,4», «3:45:00».

import { TextInput } from '@mantine/core';
import { Held, type Place } from '@rampa/platform/web/desk';
import { hasThreeParts, isBare, spanText } from '../paste/durations.ts';
import { durationOf } from './item-values.ts';

export function DurationLine({ at }: { at: Place<string> }) {
  return (
    <Held at={at}>
      {(value, set, error) => {
        const seconds = durationOf(value);
        const isRead = (isBare(value) || hasThreeParts(value)) && seconds !== null;
        return (
          <TextInput
            label="Длительность"
            placeholder="3:40"
            description={isRead ? `Это ${spanText(seconds)}` : 'Минуты и секунды'}
            value={value}
            error={error}
            onChange={(event) => set(event.currentTarget.value)}
          />
        );
      }}
    </Held>
  );
}

// The same fields in a form of the kit: each is told its place.

import { Held, type Place } from '@rampa/platform/web/desk';
import { EmailField, PasswordField, type GivenField } from './fields.tsx';

type Line<P> = Omit<P, 'value' | 'error' | 'onValue'> & { at: Place<string> };

export function EmailLine({ at, ...rest }: Line<GivenField>) {
  return (
    <Held at={at}>{(value, set, error) => <EmailField {...rest} value={value} error={error} onValue={set} />}</Held>
  );
}

export function PasswordLine({ at, ...rest }: Line<GivenField> & { hint?: string }) {
  return (
    <Held at={at}>{(value, set, error) => <PasswordField {...rest} value={value} error={error} onValue={set} />}</Held>
  );
}

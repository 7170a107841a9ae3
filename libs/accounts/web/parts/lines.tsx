// The same fields, each told its place in a form: of a door, or of the desk's kit.

import { Held, type DoorPlace } from '@rampa/platform/web/desk';
import { EmailField, LineField, PasswordField, type GivenField } from './fields.tsx';

type Line<P> = Omit<P, 'value' | 'error' | 'onValue'> & { at: DoorPlace<string> };

export function PlainLine({ at, ...rest }: Line<GivenField>) {
  return (
    <Held at={at}>{(value, set, error) => <LineField {...rest} value={value} error={error} onValue={set} />}</Held>
  );
}

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

import { Failure, type Guid } from '@rampa/kernel';
import { refuseStates, type JudgedItem } from '../persistence/protocols.ts';

/**
 * The chair decides while the protocol is open. A tie may include another program of the group that is closed already:
 * its results stay unwritten until the last program closes.
 */
export function refuseUndecidable(items: ReadonlyMap<Guid, JudgedItem>, program: Guid): void {
  const own = [...items.values()].filter((item) => item.program === program);
  if (own.length === 0) throw new Failure('notFound');
  refuseStates(own, ['Open']);
  refuseStates(items.values(), ['Open', 'Locked']);
}

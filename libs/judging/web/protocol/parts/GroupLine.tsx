// The heading of a group: what it is, how many compete, what makes its places less than final.

import { inQuotes, plural } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import { competingIn, type ProtocolGroup } from '../order/rows.ts';
import classes from '../style/table.module.css';

export interface GroupLineProps {
  group: ProtocolGroup;
  /** With the rows that the search leaves out. */
  whole: ProtocolGroup;
  /** Titles of other programs whose performances are in the group. */
  shared: readonly string[];
}

export function GroupLine({ group, whole, shared }: GroupLineProps) {
  const [found, of] = [competingIn(group.rows), competingIn(whole.rows)];
  const isCut = group.rows.length < whole.rows.length;
  const words = isCut
    ? plural(of, 'выступления', 'выступлений', 'выступлений')
    : plural(of, 'выступление', 'выступления', 'выступлений');
  const performances = `${isCut ? `${found} из ` : ''}${of}\u00A0${words}`;
  return (
    <span className={classes.groupLine}>
      <b>{group.title || 'Без номинации'}</b>
      <span>{[group.subtitle.replaceAll(' · ', ', '), performances].filter(Boolean).join(', ')}</span>
      {shared.length > 0 ? <Chip>вместе с&nbsp;программой {shared.map(inQuotes).join(', ')}</Chip> : null}
      {group.isProvisional ? <Chip>места предварительные</Chip> : null}
    </span>
  );
}

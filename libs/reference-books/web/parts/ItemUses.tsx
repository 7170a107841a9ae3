// «Где используется»: by event, with the page on which it is changed.

import { Link } from 'react-router';
import { ReferenceBookItemGetUses, type BookItemFace, type BookItemUseFace } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, Panel, RowsSkeleton, useRead } from '@rampa/platform/web/desk';
import { namedPath, namedText } from '../api/words.ts';
import classes from '../style/library.module.css';

export function ItemUses({ item, onClose }: { item: BookItemFace | null; onClose(): void }) {
  return (
    <Panel isOpen={item !== null} title={item ? `Где указана: ${item.title}` : ''} onClose={onClose}>
      {item ? <Uses guid={item.guid} /> : null}
    </Panel>
  );
}

function Uses({ guid }: { guid: string }) {
  const uses = useRead(ReferenceBookItemGetUses, { query: { referenceBookItemGuid: guid } });
  return (
    <Answer of={uses} skeleton={<RowsSkeleton rows={4} height="2.75rem" />}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState>Нигде не указана.</EmptyState>
        ) : (
          byEvent(all).map(([event, own]) => (
            <section key={event} className={classes.event}>
              <h3>{own[0]!.competitionTitle}</h3>
              {own.map((use) => (
                <Link key={`${use.kind} ${use.title}`} to={namedPath(use)}>
                  {namedText(use)}
                </Link>
              ))}
            </section>
          ))
        )
      }
    </Answer>
  );
}

export const byEvent = (uses: readonly BookItemUseFace[]): [string, BookItemUseFace[]][] => [
  ...Map.groupBy(uses, ({ competitionGuid }) => competitionGuid),
];

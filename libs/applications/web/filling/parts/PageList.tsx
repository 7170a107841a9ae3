// The pages of the form with what is done of each; one may be added where the form allows several.

import { IconCheck, IconChevronRight, IconPlus } from '@tabler/icons-react';
import type { Guid } from '@rampa/kernel';
import { percentText } from '../model/percent.ts';
import type { FormShown } from '../model/filling-model.ts';
import { lowered } from '../words.ts';
import { useFilling } from './filling-context.ts';
import type { BlockDeeds } from './use-block-deeds.ts';
import classes from '../style/page-list.module.css';

export const SEND_PAGE = 'send';

export interface PageListProps {
  form: FormShown;
  current: Guid | typeof SEND_PAGE;
  deeds: BlockDeeds;
  /** What stands last: «Проверка и отправка». */
  end: string;
  onOpen(page: Guid | typeof SEND_PAGE): void;
}

export function PageList({ form: { pages, addable, filling }, current, deeds, end, onOpen }: PageListProps) {
  const { canEdit } = useFilling();
  return (
    <nav aria-label="Разделы заявки" className={classes.list}>
      <ul>
        {pages.map(({ guid, name, percent, allowNextPage, isUntouched }, at) => {
          const isLast = pages[at + 1]?.section !== pages[at]!.section;
          const more = canEdit && isLast ? addable.find(({ section }) => section.guid === pages[at]!.section.guid) : undefined; // prettier-ignore
          return (
            <li key={guid}>
              <button type="button" aria-current={guid === current ? 'page' : undefined} onClick={() => onOpen(guid)}>
                <Ring percent={isUntouched ? 0 : percent} isDone={allowNextPage && !isUntouched} />
                <span>{name}</span>
                {isUntouched ? (
                  <small>по желанию</small>
                ) : allowNextPage ? (
                  <span className="r-sr-only">, заполнено</span>
                ) : (
                  <small>{percentText(percent)}</small>
                )}
              </button>
              {more ? (
                <More
                  title={more.section.title}
                  isBusy={deeds.isBusy}
                  onAdd={() => deeds.add(more.section.guid, null)}
                />
              ) : null}
            </li>
          );
        })}
        {canEdit
          ? addable
              .filter(({ after }) => after === null)
              .map(({ section }) => (
                <li key={section.guid}>
                  <More title={section.title} isBusy={deeds.isBusy} onAdd={() => deeds.add(section.guid, null)} />
                </li>
              ))
          : null}
        <li>
          <button
            type="button"
            aria-current={current === SEND_PAGE ? 'page' : undefined}
            onClick={() => onOpen(SEND_PAGE)}
          >
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
            <span>{end}</span>
            {filling.lacks.length > 0 ? <small>{percentText(filling.percent)}</small> : null}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function More({ title, isBusy, onAdd }: { title: string; isBusy: boolean; onAdd(): void }) {
  return (
    <button type="button" className={classes.more} disabled={isBusy} onClick={onAdd}>
      <IconPlus size={20} stroke={1.75} aria-hidden />
      <span>Добавить: {lowered(title)}</span>
    </button>
  );
}

/** How far it is, as the light round a lamp. */
function Ring({ percent, isDone }: { percent: number; isDone: boolean }) {
  return (
    <span
      className={classes.ring}
      data-done={isDone || undefined}
      style={{ '--percent': percent } as object}
      aria-hidden
    >
      {isDone ? <IconCheck size={14} stroke={3} /> : null}
    </span>
  );
}

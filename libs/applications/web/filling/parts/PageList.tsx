// The pages of the form with what is done of each; one may be added where the form allows several.

import { IconArrowBackUp, IconCheck, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { counted, type Guid } from '@rampa/kernel';
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
  /** Consents that it waits for. */
  awaited: number;
  onOpen(page: Guid | typeof SEND_PAGE): void;
  /** To what was taken away. */
  onRemoved(): void;
}

export function PageList({ form, current, deeds, end, awaited, onOpen, onRemoved }: PageListProps) {
  const { pages, addable, filling, view } = form;
  const { canEdit } = useFilling();
  const removed = canEdit ? view.removedBlocks.length : 0;
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
            {filling.lacks.length > 0 ? (
              <small>{percentText(filling.percent)}</small>
            ) : awaited > 0 ? (
              <small>{counted(awaited, 'согласие', 'согласия', 'согласий')}</small>
            ) : null}
          </button>
        </li>
        {removed > 0 ? (
          <li>
            <button type="button" onClick={onRemoved}>
              <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
              <span>Убранное</span>
              <small>{removed}</small>
            </button>
          </li>
        ) : null}
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

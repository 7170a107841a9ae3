// The head of a page of the form. On a phone: the way back, whether all is kept, how far the whole thing is, and the list of pages.

import { IconArrowLeft, IconListCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Filling } from '@rampa/applications/domain';
import { counted } from '@rampa/kernel';
import { Button, Drawer, usePageTitle } from '@rampa/platform/web/base';
import type { FormShown } from '../model/filling-model.ts';
import { percentText } from '../model/percent.ts';
import classes from '../style/filling.module.css';

export interface FillingHeadProps {
  form: FormShown;
  back: { to: string; label: string };
  saving: ReactNode;
  list(close: () => void): ReactNode;
  /** Which page it is; the last is the sending. */
  at: number;
  title: string;
  children: ReactNode;
}

export function FillingHead({
  form: { pages, filling, view },
  back,
  saving,
  list,
  at,
  title,
  children,
}: FillingHeadProps) {
  const [isOpen, setOpen] = useState(false);
  usePageTitle(`${title} – ${view.application.title || view.form.title}`);
  const page = pages[at];
  return (
    <header className={classes.head}>
      <div className={classes.back}>
        <Link to={back.to}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          <span>{back.label}</span>
        </Link>
        {saving}
      </div>
      <div className={classes.titleLine}>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={classes.pages}>
          <Button icon={IconListCheck} onClick={() => setOpen(true)}>
            Разделы
          </Button>
        </div>
        {children}
      </div>
      <div className={classes.far}>
        <div className={classes.bars} aria-hidden>
          {pages.map(({ guid, percent, allowNextPage, isUntouched }) => (
            <span
              key={guid}
              data-done={(allowNextPage && !isUntouched) || undefined}
              style={{ '--percent': isUntouched ? 0 : percent } as object}
            />
          ))}
        </div>
        <p>
          <span>
            {page
              ? `Раздел ${at + 1} из ${pages.length}, ${page.isUntouched ? 'по желанию' : `заполнен на ${percentText(page.percent)}`}`
              : ''}
          </span>
          <span>{wholeWords(filling)}</span>
        </p>
      </div>
      <Drawer title="Разделы" isOpen={isOpen} onClose={() => setOpen(false)}>
        {list(() => setOpen(false))}
      </Drawer>
    </header>
  );
}

function wholeWords({ percent, required, answered }: Filling): string {
  if (required > 0) return `вся заявка ${percentText(percent)}`;
  return `вся заявка: ${counted(answered, 'ответ', 'ответа', 'ответов')}`;
}

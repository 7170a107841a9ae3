// The designer of one template, in the whole window under its own header.

import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { DesignerGetRecords, FestivalGetFestivalDetail, type DocumentView, type PaperSheet } from '@rampa/contract';
import { dateRange } from '@rampa/diplomas/domain';
import { counted } from '@rampa/kernel';
import { ButtonMenu, Confirm, JobTray, LeaveGuard, useAccess, useRead } from '@rampa/platform/web/desk';
import { differenceOf } from './draft.ts';
import { BoxForm } from './BoxForm.tsx';
import { SheetForm } from './SheetForm.tsx';
import { draftOf } from './editor-state.ts';
import { LayersPanel } from './LayersPanel.tsx';
import { SheetView } from './SheetView.tsx';
import { Tools } from './Tools.tsx';
import { useEditor, type Saving } from './use-editor.ts';
import { useKeys } from './use-keys.ts';
import { useScale, WHOLE } from './use-scale.ts';
import { usePictures, type Whose } from './use-pictures.ts';
import classes from './designer.module.css';

const LEAD = 'Онлайн редактор грамот, дипломов, свидетельств, сертификатов и благодарственных писем';
const NARROW = '(width < 48rem)';
/** As in the sheet of styles. */
const ONE_COLUMN = '(width < 68rem)';
const SAVING: Readonly<Record<Saving, string>> = {
  saved: 'сохранено',
  waiting: 'изменено',
  saving: 'сохраняем…',
  away: 'нет связи, сохраним позже',
  refused: 'не сохранено',
  clash: 'изменили с другого места',
};

export interface DesignerProps {
  competitionGuid: string;
  view: DocumentView;
}

export function DesignerForm({ competitionGuid, view }: DesignerProps) {
  const access = useAccess(competitionGuid);
  const mayChange = access.changes('diplomas');
  // A finger on a small sheet would move what it means to scroll past: there a template is looked at.
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const canChange = mayChange && !isNarrow;
  const editor = useEditor(competitionGuid, view);
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: competitionGuid } }, { staleTime: 30_000 });
  const records = useRead(DesignerGetRecords, { query: { competitionDocumentGuid: view.guid } });
  const [whose, setWhose] = useState<Whose>({ of: 'sample' });
  const pictures = usePictures(view.guid, editor.draft.boxes, whose);
  const page = useRef<HTMLDivElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const [chosenScale, setScale] = useState(WHOLE);
  const isTall = useMediaQuery(ONE_COLUMN, false, { getInitialValueInEffect: false });
  const scale = useScale(desk, editor.draft.sheet, chosenScale, isTall);
  useKeys(editor, canChange);
  const all = records.data?.records ?? [];
  const tight = all.filter(({ shrunk, over }) => shrunk.length + over.length > 0);
  const over = all.filter((record) => record.over.length > 0);
  const at = whose.of === 'record' ? all.findIndex(({ key }) => key === whose.record) : -1;
  const go = (to: number) => setWhose(all[to] ? { of: 'record', record: all[to].key } : { of: 'sample' });
  const details = event.data?.details;

  return (
    <div className={classes.page} ref={page}>
      <header className={classes.head}>
        <ActionIcon
          component={Link}
          to={`/organizer/events/${competitionGuid}/diplomas/templates`}
          variant="subtle"
          size="lg"
          aria-label="К шаблонам"
        >
          <IconArrowLeft size={20} stroke={1.75} />
        </ActionIcon>
        <div className={classes.titles}>
          <h1 className={classes.event}>
            {details?.title ?? editor.draft.title}
            {details ? (
              <span className={classes.lead}>{` ${dateRange(details.beginDate, details.endDate)}`}</span>
            ) : null}
          </h1>
          <p className={classes.lead}>{LEAD}</p>
        </div>
        <span className={classes.saving} role="status" data-bad={isBad(editor.saving) || undefined}>
          {SAVING[editor.saving]}
        </span>
        <JobTray />
        <Button
          component={Link}
          to={`/organizer/events/${competitionGuid}/diplomas/documents?competitionDocumentGuid=${view.guid}`}
        >
          {all.length === 0 ? 'К выпуску' : `Выпустить: ${counted(all.length, 'бумага', 'бумаги', 'бумаг')}`}
        </Button>
      </header>
      <aside className={classes.side} aria-label="Слои">
        <section>
          <h2>{editor.draft.title}</h2>
          <LayersPanel editor={editor} canChange={canChange} />
        </section>
        <section hidden={!canChange}>
          <h2>Клавиши</h2>
          <p className={classes.hint} id="designer-keys">
            PageDown и PageUp переходят к соседней рамке. Стрелки двигают выбранное на 1 мм, с Shift на 10, с Alt на
            0,1; с Ctrl меняют размер. [ и ] поворачивают. Ctrl+Z и Ctrl+Y отменяют и возвращают, Ctrl+D копирует,
            Ctrl+A выбирает всё, Delete убирает, Esc снимает выбор. Мышью рамки встают по краям и серединам, с Alt
            свободно.
          </p>
        </section>
      </aside>
      <main className={classes.middle}>
        {isNarrow && mayChange ? (
          <p className={classes.said}>
            Здесь шаблон можно посмотреть на любой записи. Менять его удобно на экране шире.
          </p>
        ) : null}
        <Tools editor={editor} canChange={canChange} scale={chosenScale} setScale={setScale} />
        <div className={classes.desk} ref={desk}>
          <SheetView editor={editor} pictures={pictures} scale={scale} canChange={canChange} />
        </div>
        <footer className={classes.foot}>
          <ActionIcon variant="default" aria-label="Предыдущая запись" disabled={at < 0} onClick={() => go(at - 1)}>
            <IconChevronLeft size={18} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label="Следующая запись"
            disabled={at >= all.length - 1}
            onClick={() => go(at + 1)}
          >
            <IconChevronRight size={18} stroke={1.75} />
          </ActionIcon>
          <span className={classes.lead} role="status">
            {whose.of === 'record' ? `${at + 1} из ${all.length}: ${all[at]?.name ?? ''}` : pictures.name || 'Пример'}
            {pictures.isStale ? ', картинки пока прежние: нет связи' : ''}
          </span>
          <span className={classes.gap} />
          <span className={classes.lead}>{sidesText(editor.draft.sheet)}</span>
          <Button
            variant={whose.of === 'longest' ? 'filled' : 'default'}
            aria-pressed={whose.of === 'longest'}
            onClick={() => setWhose({ of: whose.of === 'longest' ? 'sample' : 'longest' })}
          >
            Самое длинное
          </Button>
          {tight.length > 0 ? (
            <ButtonMenu
              position="top-end"
              button={
                <Button variant="default" color={over.length > 0 ? 'danger' : undefined}>
                  {over.length > 0 ? `Не помещается: ${over.length}` : `Длинные имена: ${tight.length}`}
                </Button>
              }
            >
              {[...over, ...tight.filter((record) => record.over.length === 0)].slice(0, 50).map((record) => (
                <Menu.Item key={record.key} onClick={() => setWhose({ of: 'record', record: record.key })}>
                  {record.name}
                  {record.over.length > 0 ? ' (не помещается)' : ' (мельче)'}
                </Menu.Item>
              ))}
            </ButtonMenu>
          ) : null}
        </footer>
      </main>
      <aside className={classes.side} aria-label="Свойства" tabIndex={canChange ? undefined : 0}>
        {editor.chosen.length > 0 ? (
          <BoxForm {...{ competitionGuid, editor, pictures, canChange }} />
        ) : (
          <SheetForm editor={editor} canChange={canChange} competitionGuid={competitionGuid} />
        )}
        {editor.saving === 'refused' ? (
          <p className={classes.said} role="alert">
            {editor.refusal}
          </p>
        ) : null}
      </aside>
      <LeaveGuard
        isDirty={() => differenceOf(draftOf(editor.saved), editor.draft) !== null}
        element={() => page.current}
        lost="Последние изменения шаблона ещё не сохранены."
        discard={() => undefined}
      />
      <Confirm
        isOpen={editor.saving === 'clash'}
        title="Это же изменили с другого места"
        action="Оставить моё"
        stay="Взять, как там"
        onClose={() => void editor.settle(false)}
        onConfirm={() => void editor.settle(true)}
      >
        {editor.refusal}
      </Confirm>
    </div>
  );
}

const isBad = (saving: Saving) => saving === 'away' || saving === 'refused' || saving === 'clash';

const sidesText = ({ width, height, bleed }: PaperSheet) =>
  `${tenths(width)} × ${tenths(height)} мм${bleed > 0 ? `, вылет ${tenths(bleed)} мм` : ''}`;
const tenths = (value: number) => (value / 10).toLocaleString('ru-RU');

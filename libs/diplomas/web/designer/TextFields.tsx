// Words and type of one text box, and what the press has made of them.

import { NumberInput, SegmentedControl, Switch, Textarea } from '@mantine/core';
import { IconAlignCenter, IconAlignLeft, IconAlignRight } from '@tabler/icons-react';
import { DesignerGetFonts, type TextBox } from '@rampa/contract';
import { FONT_FACES, PAPER_FIELD_WORDS, placeholderOf, placeholdersIn } from '@rampa/diplomas/domain';
import {
  BOX_VERTICALS,
  isHouseFont,
  LETTER_CASES,
  PAPER_FIELDS,
  PAPER_FONTS,
  PAPER_LIMITS,
  type PaperField,
} from '@rampa/kernel';
import { Select, useRead } from '@rampa/platform/web/desk';
import { clamp, Colour, Tenths } from './numbers.tsx';
import type { Pictures } from './use-pictures.ts';
import { useTyped } from './use-typed.ts';
import classes from './designer.module.css';

const FONTS = PAPER_FONTS.map((value) => ({ value, label: FONT_FACES[value].words }));
const FIELDS = PAPER_FIELDS.map((value) => ({ value, label: PAPER_FIELD_WORDS[value].says }));
const CASES = { typed: 'Как набрано', upper: 'ВСЕ ПРОПИСНЫЕ', lower: 'все строчные', sentence: 'Первая прописная' };
const VERTICALS = { top: 'Сверху', middle: 'Посередине', bottom: 'Снизу' };
const ALIGNS = [
  { value: 'left', label: <IconAlignLeft size={18} stroke={1.75} aria-label="По левому краю" /> },
  { value: 'center', label: <IconAlignCenter size={18} stroke={1.75} aria-label="По центру" /> },
  { value: 'right', label: <IconAlignRight size={18} stroke={1.75} aria-label="По правому краю" /> },
];

export interface TextFieldsProps {
  competitionGuid: string;
  pictures: Pictures;
  box: TextBox;
  set(change: Partial<TextBox>, mark: string): void;
}

export function TextFields({ competitionGuid, pictures, box, set }: TextFieldsProps) {
  const picture = pictures.of(box);
  const { unknown } = placeholdersIn(box.text);
  const fonts = useRead(DesignerGetFonts, { query: { competitionGuid } });
  const words = useTyped(box.text, (text) => set({ text }, 'text'));
  return (
    <>
      <Textarea
        label="Текст"
        description="Слова в фигурных скобках заменит портал."
        autosize
        minRows={2}
        maxLength={PAPER_LIMITS.text}
        {...words}
        error={unknown.length > 0 ? `Такого поля нет: ${unknown.join(', ')}. На бумаге здесь будет пусто.` : undefined}
      />
      <Select
        label="Вставить поле"
        placeholder="Исполнитель, звание, номер…"
        searchable
        data={FIELDS}
        value={null}
        onChange={(field) => field && set({ text: withField(box.text, field as PaperField) }, 'field')}
      />
      <Select
        label="Шрифт"
        allowDeselect={false}
        data={fontsFor(box.font, fonts.data)}
        value={box.font}
        onChange={(font) => font && set({ font }, 'font')}
      />
      <div className={classes.pair}>
        <Tenths label="Размер, пт" value={box.size} {...PAPER_LIMITS.size} onChange={(size) => set({ size }, 'size')} />
        <Tenths
          label="Не меньше, пт"
          value={box.minSize}
          {...PAPER_LIMITS.size}
          onChange={(minSize) => set({ minSize }, 'min')}
        />
        <NumberInput
          label="Строк не больше"
          value={box.maxLines}
          min={1}
          max={PAPER_LIMITS.lines}
          allowDecimal={false}
          onChange={(value) =>
            typeof value === 'number' && set({ maxLines: clamp(value, 1, PAPER_LIMITS.lines) }, 'lines')
          }
        />
        <NumberInput
          label="Между строк, %"
          value={box.leading}
          min={80}
          max={300}
          allowDecimal={false}
          onChange={(value) => typeof value === 'number' && set({ leading: clamp(value, 80, 300) }, 'leading')}
        />
        <NumberInput
          label="Разрядка, ‰"
          value={box.tracking}
          min={-100}
          max={1000}
          allowDecimal={false}
          onChange={(value) => typeof value === 'number' && set({ tracking: clamp(value, -100, 1000) }, 'tracking')}
        />
        <Colour value={box.color} onChange={(color) => set({ color }, 'color')} />
      </div>
      <SegmentedControl
        aria-label="Выравнивание"
        data={ALIGNS}
        value={box.align}
        onChange={(align) => set({ align: align as TextBox['align'] }, 'align')}
      />
      <Select
        label="В рамке"
        allowDeselect={false}
        data={BOX_VERTICALS.map((value) => ({ value, label: VERTICALS[value] }))}
        value={box.vertical}
        onChange={(vertical) => vertical && set({ vertical: vertical as TextBox['vertical'] }, 'vertical')}
      />
      <Select
        label="Буквы"
        allowDeselect={false}
        data={LETTER_CASES.map((value) => ({ value, label: CASES[value] }))}
        value={box.letterCase}
        onChange={(letterCase) => letterCase && set({ letterCase: letterCase as TextBox['letterCase'] }, 'case')}
      />
      <Switch
        label="Вписывать в рамку"
        checked={box.isFitted}
        onChange={(event) => set({ isFitted: event.currentTarget.checked }, 'fit')}
      />
      <Switch
        label="Скрывать, если пусто"
        checked={box.hidesWhenEmpty}
        onChange={(event) => set({ hidesWhenEmpty: event.currentTarget.checked }, 'hide')}
      />
      {picture?.size ? (
        <p className={classes.said} role="status">
          {sizeText(picture)}
        </p>
      ) : null}
    </>
  );
}

/** The portal's and the organizer's own; one that is gone is named too, while the text still stands in it. */
function fontsFor(chosen: string, own: readonly { guid: string; name: string }[] | undefined) {
  const items = (own ?? []).map(({ guid, name }) => ({ value: guid, label: name }));
  const isGone = own !== undefined && !isHouseFont(chosen) && items.every(({ value }) => value !== chosen);
  if (isGone) items.push({ value: chosen, label: 'Шрифта больше нет' });
  if (items.length === 0) return FONTS;
  return [
    { group: 'Портала', items: FONTS },
    { group: 'Свои', items },
  ];
}

const points = (size: number) => size.toLocaleString('ru-RU');

function sizeText({ size, lines, state }: { size: number | null; lines: number; state: string }): string {
  if (state === 'empty') return 'Сейчас здесь пусто.';
  const stands = `${points(size!)} пт, строк: ${lines}`;
  if (state === 'over') return `Не помещается даже при ${stands}. Увеличьте рамку или уменьшите наименьший размер.`;
  return state === 'shrunk' ? `Уменьшено, чтобы поместиться: ${stands}.` : `Помещается: ${stands}.`;
}

const withField = (text: string, field: PaperField) =>
  text.trim() === '' || text === 'Новый текст' ? placeholderOf(field) : `${text} ${placeholderOf(field)}`;

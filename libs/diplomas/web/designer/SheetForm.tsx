// The sheet and whom the paper is for, shown while no box is chosen.

import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import type { PaperSheet } from '@rampa/contract';
import { MOTIF_WORDS, PAPER_RECIPIENT_WORDS, sidesOf } from '@rampa/diplomas/domain';
import { PAPER_LIMITS, PAPER_MOTIFS, PAPER_RECIPIENTS, PAPER_SIZES, type PaperRecipients } from '@rampa/kernel';
import { Select } from '@rampa/platform/web/desk';
import { FontsList } from './FontsList.tsx';
import { ImagesList } from './ImagesList.tsx';
import { Colour } from './numbers.tsx';
import { Whose } from './Whose.tsx';
import type { Editor } from './use-editor.ts';
import { useTyped } from './use-typed.ts';
import classes from './designer.module.css';

const SIZE_WORDS = { A3: 'A3', A4: 'A4', A5: 'A5', custom: 'Свой, в миллиметрах' };
const AWARDED: readonly PaperRecipients[] = ['performances', 'people', 'prizes', 'teachers', 'institutions'];

export interface SheetFormProps {
  editor: Editor;
  canChange: boolean;
  competitionGuid: string;
}

export function SheetForm({ editor, canChange, competitionGuid }: SheetFormProps) {
  const { draft } = editor;
  const { sheet } = draft;
  const set = (change: Partial<PaperSheet>, mark: string) =>
    editor.change(
      (now) => {
        const next = { ...now.sheet, ...change };
        return { ...now, sheet: { ...next, ...sidesOf(next.size, next.orientation, next) } };
      },
      { mark: `sheet ${mark}` },
    );
  const title = useTyped(draft.title, (typed) => editor.change((now) => ({ ...now, title: typed }), { mark: 'title' }));
  const names = useTyped(draft.names.join('\n'), (typed) =>
    editor.change((now) => ({ ...now, names: namesIn(typed) }), { mark: 'names' }),
  );
  return (
    <section aria-label="Лист">
      <h2>Лист</h2>
      <fieldset className={classes.set} disabled={!canChange}>
        <div className={classes.fields}>
          <TextInput
            label="Название шаблона"
            maxLength={120}
            required
            error={draft.title.trim() === '' ? 'Назовите шаблон' : undefined}
            {...title}
          />
          <Select
            label="Размер"
            allowDeselect={false}
            data={PAPER_SIZES.map((value) => ({ value, label: SIZE_WORDS[value] }))}
            value={sheet.size}
            onChange={(size) => size && set({ size: size as PaperSheet['size'] }, 'size')}
          />
          {sheet.size === 'custom' ? (
            <div className={classes.pair}>
              {(['width', 'height'] as const).map((side) => (
                <NumberInput
                  key={side}
                  label={side === 'width' ? 'Ширина, мм' : 'Высота, мм'}
                  value={sheet[side] / 10}
                  min={PAPER_LIMITS.side.min / 10}
                  max={PAPER_LIMITS.side.max / 10}
                  decimalScale={1}
                  decimalSeparator=","
                  onChange={(typed) => {
                    const value = Math.round(Number(typed) * 10);
                    if (value >= PAPER_LIMITS.side.min && value <= PAPER_LIMITS.side.max) set({ [side]: value }, side);
                  }}
                />
              ))}
            </div>
          ) : (
            <Select
              label="Положение"
              allowDeselect={false}
              data={[
                { value: 'portrait', label: 'Стоя' },
                { value: 'landscape', label: 'Лёжа' },
              ]}
              value={sheet.orientation}
              onChange={(value) => value && set({ orientation: value as PaperSheet['orientation'] }, 'turn')}
            />
          )}
          <NumberInput
            label="Вылет под обрез, мм"
            value={sheet.bleed / 10}
            min={0}
            max={PAPER_LIMITS.bleed / 10}
            decimalScale={1}
            decimalSeparator=","
            onChange={(typed) => {
              const bleed = Math.round(Number(typed) * 10);
              if (bleed >= 0 && bleed <= PAPER_LIMITS.bleed) set({ bleed }, 'bleed');
            }}
          />
          <Switch
            label="Метки обреза"
            checked={sheet.hasCropMarks}
            onChange={(event) => set({ hasCropMarks: event.currentTarget.checked }, 'marks')}
          />
          <Select
            label="Фон"
            data={PAPER_MOTIFS.map((value) => ({ value, label: MOTIF_WORDS[value] }))}
            placeholder="Без рисунка"
            clearable
            value={sheet.motif}
            onChange={(motif) => set({ motif: motif as PaperSheet['motif'] }, 'motif')}
          />
          {sheet.motif === null ? null : (
            <div className={classes.pair}>
              <Colour label="Главный" value={sheet.mainColor} onChange={(mainColor) => set({ mainColor }, 'main')} />
              <Colour
                label="Второй"
                value={sheet.accentColor}
                onChange={(accentColor) => set({ accentColor }, 'accent')}
              />
            </div>
          )}
          <Switch
            label="Печатать фон"
            description="Выключите, если печатаете на готовых бланках: фон останется только на экране."
            checked={sheet.isBackgroundPrinted}
            onChange={(event) => set({ isBackgroundPrinted: event.currentTarget.checked }, 'printed')}
          />
          <Select
            label="Кому"
            allowDeselect={false}
            data={PAPER_RECIPIENTS.map((value) => ({ value, label: PAPER_RECIPIENT_WORDS[value] }))}
            value={draft.recipients}
            onChange={(recipients) =>
              recipients && editor.change((now) => ({ ...now, recipients: recipients as PaperRecipients }))
            }
          />
          {AWARDED.includes(draft.recipients) ? <Whose {...{ editor, competitionGuid }} /> : null}
          {draft.recipients === 'named' ? (
            <Textarea
              label="Имена и названия"
              description="По одному в строке; падеж пишите тот, что стоит на бумаге."
              autosize
              minRows={3}
              maxRows={12}
              {...names}
            />
          ) : null}
          <ImagesList editor={editor} />
          <FontsList competitionGuid={competitionGuid} />
        </div>
      </fieldset>
    </section>
  );
}

/** One in each line that says anything. */
const namesIn = (typed: string): string[] =>
  typed
    .split('\n')
    .flatMap((line) => line.trim().slice(0, 300) || [])
    .slice(0, 2_000);

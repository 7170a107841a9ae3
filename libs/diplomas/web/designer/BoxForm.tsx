// What is chosen: words, type, place and size of one box; together, what several can do.

import { ActionIcon, Button, NumberInput, SegmentedControl, Switch } from '@mantine/core';
import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
} from '@tabler/icons-react';
import type { PaperBox } from '@rampa/contract';
import { standingOf } from '@rampa/diplomas/domain';
import { aligned, ALIGNMENTS, changed, copied, grouped, nameOf, removed } from './box-deeds.ts';
import { clamp, Colour, Tenths } from './numbers.tsx';
import { TextFields } from './TextFields.tsx';
import type { Editor } from './use-editor.ts';
import type { Pictures } from './use-pictures.ts';
import classes from './designer.module.css';

const ALIGNS = {
  left: { label: 'По левому краю', icon: IconLayoutAlignLeft },
  center: { label: 'По центру по ширине', icon: IconLayoutAlignCenter },
  right: { label: 'По правому краю', icon: IconLayoutAlignRight },
  top: { label: 'По верхнему краю', icon: IconLayoutAlignTop },
  middle: { label: 'По центру по высоте', icon: IconLayoutAlignMiddle },
  bottom: { label: 'По нижнему краю', icon: IconLayoutAlignBottom },
};

export interface BoxFormProps {
  competitionGuid: string;
  editor: Editor;
  pictures: Pictures;
  canChange: boolean;
}

export function BoxForm({ competitionGuid, editor, pictures, canChange }: BoxFormProps) {
  const boxes = editor.draft.boxes.filter(({ guid }) => editor.chosen.includes(guid));
  const [box] = boxes;
  if (!box) return null;
  const guids = boxes.map(({ guid }) => guid);
  return (
    <section aria-label="Что выбрано">
      <h2>{boxes.length === 1 ? titleOf(box) : `Выбрано рамок: ${boxes.length}`}</h2>
      <fieldset className={classes.set} disabled={!canChange}>
        {boxes.length === 1 ? <One key={box.guid} {...{ competitionGuid, editor, pictures, box }} /> : null}
        <div className={classes.row} role="group" aria-label="Выровнять">
          {ALIGNMENTS.map((to) => {
            const { label, icon: Icon } = ALIGNS[to];
            return (
              <ActionIcon
                key={to}
                variant="default"
                size="lg"
                aria-label={label}
                title={label}
                onClick={() => editor.change(aligned(guids, to))}
              >
                <Icon size={18} stroke={1.75} />
              </ActionIcon>
            );
          })}
        </div>
        <div className={classes.pair}>
          <Button
            variant="default"
            onClick={() => {
              const { draft, chosen } = copied(editor.draft, guids);
              editor.change(() => draft, { choose: chosen });
            }}
          >
            Копия
          </Button>
          <Button variant="default" onClick={() => editor.change(removed(guids))}>
            Убрать
          </Button>
        </div>
        {boxes.length > 1 ? (
          <div className={classes.pair}>
            <Button variant="default" onClick={() => editor.change(grouped(guids, true))}>
              Вместе
            </Button>
            <Button
              variant="default"
              disabled={boxes.every(({ groupGuid }) => groupGuid === null)}
              onClick={() => editor.change(grouped(guids, false))}
            >
              По одной
            </Button>
          </div>
        ) : null}
      </fieldset>
    </section>
  );
}

const titleOf = (box: PaperBox) => (box.kind === 'text' ? 'Текст' : nameOf(box));

function One({ competitionGuid, editor, pictures, box }: Omit<BoxFormProps, 'canChange'> & { box: PaperBox }) {
  const set = (change: Partial<PaperBox>, mark: string) =>
    editor.change(
      changed([box.guid], () => change),
      { mark: `${mark} ${box.guid}` },
    );
  const standing = standingOf(box, editor.draft.sheet);
  return (
    <div className={classes.fields}>
      {box.kind === 'text' ? <TextFields {...{ competitionGuid, pictures, box, set }} /> : null}
      {box.kind === 'qr' || box.kind === 'shape' ? (
        <Colour value={box.color} onChange={(color) => set({ color }, 'color')} />
      ) : null}
      {box.kind === 'shape' ? (
        <Tenths label="Толщина, пт" value={box.thickness} min={1} max={200} onChange={(thickness) => set({ thickness }, 'thick')} /> // prettier-ignore
      ) : null}
      {box.kind === 'image' ? (
        <SegmentedControl
          aria-label="Как вписать картинку"
          data={[
            { value: 'contain', label: 'Целиком' },
            { value: 'cover', label: 'Заполнить' },
          ]}
          value={box.fit}
          onChange={(fit) => set({ fit: fit as 'contain' | 'cover' }, 'fit')}
        />
      ) : null}
      <div className={classes.pair}>
        <Tenths label="Слева, мм" value={box.left} min={-6000} max={6000} onChange={(left) => set({ left }, 'left')} />
        <Tenths label="Сверху, мм" value={box.top} min={-6000} max={6000} onChange={(top) => set({ top }, 'top')} />
        <Tenths label="Ширина, мм" value={box.width} min={5} max={6000} onChange={(width) => set({ width }, 'width')} />
        <Tenths
          label="Высота, мм"
          value={box.height}
          min={5}
          max={6000}
          onChange={(height) => set({ height }, 'height')}
        />
      </div>
      <NumberInput
        label="Поворот, градусов"
        value={box.rotation}
        min={-180}
        max={180}
        allowDecimal={false}
        onChange={(value) => typeof value === 'number' && set({ rotation: clamp(value, -180, 180) }, 'turn')}
      />
      <Switch
        label="Закрепить на месте"
        checked={box.isLocked}
        onChange={(event) => set({ isLocked: event.currentTarget.checked }, 'lock')}
      />
      {standing === 'inside' ? null : (
        <p className={classes.said} role="status">
          {standing === 'outside' ? 'Рамка целиком за краем листа: её не видно.' : 'Рамка выходит за край листа.'}
        </p>
      )}
    </div>
  );
}

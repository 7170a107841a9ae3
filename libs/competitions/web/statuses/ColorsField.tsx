// Colours of a status: ready pairs, one's own two, and how the chip looks and reads with them.

import { Button, Input, TextInput } from '@mantine/core';
import {
  contrastText,
  isReadable,
  nearestReadable,
  STATUS_PALETTE,
  wholeColor,
  wholeColors,
  type StatusColors,
} from '@rampa/competitions/domain';
import { StatusChip } from './StatusChip.tsx';
import classes from './statuses.module.css';

export interface ColorsFieldProps {
  value: StatusColors;
  title: string;
  error: string | undefined;
  onChange(colors: StatusColors): void;
}

export function ColorsField({ value, title, error, onChange }: ColorsFieldProps) {
  const whole = wholeColors(value);
  const isSame = (pair: StatusColors) =>
    whole?.backgroundColor === pair.backgroundColor && whole.fontColor === pair.fontColor;
  return (
    <Input.Wrapper label="Цвета" labelElement="div" error={error}>
      <div className={classes.palette} role="group" aria-label="Готовые цвета">
        {STATUS_PALETTE.map((pair, index) => (
          <button
            key={pair.backgroundColor + pair.fontColor}
            type="button"
            className={classes.swatch}
            data-own-color
            style={{ background: pair.backgroundColor, color: pair.fontColor }}
            aria-label={`Цвета ${index + 1} из ${STATUS_PALETTE.length}`}
            aria-pressed={isSame(pair)}
            onClick={() => onChange(pair)}
          />
        ))}
      </div>
      <div className={classes.own}>
        <OneColor
          label="Фон"
          value={value.backgroundColor}
          onChange={(color) => onChange({ ...value, backgroundColor: color })}
        />
        <OneColor
          label="Текст"
          value={value.fontColor}
          isFault={error !== undefined}
          onChange={(color) => onChange({ ...value, fontColor: color })}
        />
      </div>
      <div className={classes.preview}>
        <span aria-hidden data-own-color>
          <StatusChip title={title.trim() || 'Так он выглядит'} colors={value} />
        </span>
        <Verdict value={value} onChange={onChange} />
      </div>
    </Input.Wrapper>
  );
}

function Verdict({ value, onChange }: Pick<ColorsFieldProps, 'value' | 'onChange'>) {
  if (!wholeColors(value))
    return (
      <span className={classes.verdict} data-bad role="status">
        Цвет пишется так: #FFC24A
      </span>
    );
  const isGood = isReadable(value);
  const nearest = nearestReadable(value);
  return (
    <>
      <span className={classes.verdict} data-bad={isGood ? undefined : true} role="status">
        {isGood
          ? `Читается: контраст ${contrastText(value)}`
          : `Не прочитать: контраст ${contrastText(value)} из\u00A04,5`}
      </span>
      {isGood ? null : (
        <Button variant="default" onClick={() => onChange({ ...value, fontColor: nearest })}>
          Взять текст {nearest}
        </Button>
      )}
    </>
  );
}

interface OneColorProps {
  label: string;
  value: string;
  isFault?: boolean;
  onChange(color: string): void;
}

function OneColor({ label, value, isFault = false, onChange }: OneColorProps) {
  const whole = wholeColor(value);
  return (
    <TextInput
      label={label}
      value={value}
      spellCheck={false}
      autoComplete="off"
      error={whole === null || isFault}
      data-fault={isFault || undefined}
      rightSectionWidth={44}
      rightSection={
        <input
          type="color"
          className={classes.picker}
          aria-label={`${label}: выбрать на палитре`}
          value={(whole ?? '#FFFFFF').toLowerCase()}
          onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
        />
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

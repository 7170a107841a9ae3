// A title's colour, written at once; the server refuses an unreadable one in words.

import { Button, Popover } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { AwardSettingReColoring, type AwardSettingView } from '@rampa/contract';
import { useWrite } from '@rampa/platform/web/desk';
import { HOUSE_COLORS } from '../rules/title-words.ts';
import classes from '../style/ranks.module.css';

export interface ColorPaletteProps {
  value: string;
  onChange(color: string): void;
}

export function ColorPalette({ value, onChange }: ColorPaletteProps) {
  const own = value.toUpperCase();
  return (
    <div className={classes.palette} role="group" aria-label="Цвет">
      {HOUSE_COLORS.map((color, index) => (
        <button
          key={color}
          type="button"
          className={classes.swatch}
          data-own-color
          style={{ background: color }}
          aria-label={`Цвет ${index + 1} из ${HOUSE_COLORS.length}`}
          aria-pressed={own === color}
          onClick={() => onChange(color)}
        >
          {own === color ? <IconCheck size={18} stroke={2.2} color={index === 0 ? '#fff' : '#1C1220'} /> : null}
        </button>
      ))}
      <label className={classes.other}>
        Другой
        <input type="color" value={value} onChange={(event) => onChange(event.currentTarget.value.toUpperCase())} />
      </label>
    </div>
  );
}

export function ColorChoice({ competitionGuid, award }: { competitionGuid: string; award: AwardSettingView }) {
  const [isOpen, setOpen] = useState(false);
  const [color, setColor] = useState(award.color);
  const recolor = useWrite(AwardSettingReColoring);
  return (
    <Popover
      opened={isOpen}
      onChange={(next) => {
        setOpen(next);
        setColor(award.color);
      }}
      trapFocus
      withArrow
      shadow="sm"
    >
      <Popover.Target>
        <Button
          variant="default"
          aria-label={`Цвет: ${award.title}`}
          leftSection={<span className={classes.dot} data-own-color style={{ background: award.color }} />}
          onClick={() => setOpen((current) => !current)}
        >
          Цвет
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ColorPalette value={color} onChange={setColor} />
        <Button
          mt="sm"
          fullWidth
          disabled={color.toUpperCase() === award.color.toUpperCase()}
          loading={recolor.isPending}
          onClick={() =>
            recolor.mutate(
              { query: { competitionGuid }, body: { awardSettingGuid: award.guid, color } },
              { onSuccess: () => setOpen(false) },
            )
          }
        >
          Сменить цвет
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

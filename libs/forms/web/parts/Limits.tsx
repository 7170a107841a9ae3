// Limits of a field: those that its kind has.

import { Switch } from '@mantine/core';
import { FILE_CATEGORIES, limitsOf, type FieldOption, type FormField } from '@rampa/forms/domain';
import { FORM_LIMITS, type FileCategoryKey } from '@rampa/kernel';
import { MultiSelect } from '@rampa/platform/web/desk';
import { LENGTH_OF_RECORDING, PLAIN, THOUSANDTHS, whole, type LimitWriting } from '../state/limits.ts';
import { change } from './deeds.ts';
import { useDesk } from './desk-context.ts';
import { Typed } from './Typed.tsx';
import classes from '../style/settings.module.css';

interface Line {
  key: keyof FieldOption;
  label: string;
  writing: LimitWriting<number> | LimitWriting<string>;
  type?: 'date';
  placeholder?: string;
}

const LENGTH = whole(0, FORM_LIMITS.text);
const LINES: readonly Line[] = [
  { key: 'minLength', label: 'Знаков не меньше', writing: LENGTH },
  { key: 'maxLength', label: 'Знаков не больше', writing: LENGTH },
  { key: 'min', label: 'Не меньше', writing: THOUSANDTHS },
  { key: 'max', label: 'Не больше', writing: THOUSANDTHS },
  { key: 'from', label: 'Не раньше', writing: PLAIN, type: 'date' },
  { key: 'to', label: 'Не позже', writing: PLAIN, type: 'date' },
  { key: 'mask', label: 'Образец: # — цифра, А — буква', writing: PLAIN, placeholder: '##-##' },
];

const RECORDING: Line = {
  key: 'seconds',
  label: 'Запись не длиннее',
  writing: LENGTH_OF_RECORDING,
  placeholder: '3:45',
};

const OTHER_AGES: Line = {
  key: 'otherAges',
  label: 'Участников другого возраста, %, не больше',
  writing: whole(0, 100),
  placeholder: 'не считать',
};

export function Limits({ field }: { field: FormField }) {
  const desk = useDesk();
  const { option, kind } = field;
  const known = limitsOf(field).filter((key) => key !== 'otherAges' || field.tag === 'ageCategory');
  const set = (key: keyof FieldOption, value: unknown) => {
    const { [key]: _, ...rest } = option;
    change(desk, field, { option: value === undefined ? rest : { ...rest, [key]: value } });
  };
  const isFile = kind === 'Attachment';
  const count: Line = {
    ...{ key: 'count', placeholder: '1' },
    label: isFile ? 'Сколько файлов, не больше' : 'Сколько строк можно выбрать',
    writing: whole(1, isFile ? FORM_LIMITS.files : FORM_LIMITS.items),
  };
  const size: Line = { key: 'megabytes', label: 'Один файл, МБ, не больше', writing: whole(1, FORM_LIMITS.megabytes), placeholder: String(FORM_LIMITS.megabytes) }; // prettier-ignore
  return (
    <>
      <div className={classes.pair}>
        {[...LINES, count, size, RECORDING, OTHER_AGES]
          .filter(({ key }) => known.includes(key))
          .map(({ key, label, writing, ...rest }) => {
            const { text, value, wrong } = writing as LimitWriting<unknown>;
            return (
              <Typed
                key={key}
                label={label}
                {...rest}
                disabled={!desk.canChange}
                value={text(option[key])}
                fault={(typed) => (value(typed) === null ? wrong : undefined)}
                onCommit={(typed) => set(key, value(typed))}
              />
            );
          })}
      </div>
      {known.includes('categories') ? (
        <MultiSelect
          label="Какие файлы подходят"
          placeholder={option.categories?.length ? '' : 'любые'}
          disabled={!desk.canChange}
          data={FILE_CATEGORIES.map(({ key, title }) => ({ value: key, label: title }))}
          value={option.categories ?? []}
          onChange={(keys) => set('categories', keys.length === 0 ? undefined : (keys as FileCategoryKey[]))}
        />
      ) : null}
      {known.includes('hasQuantity') ? (
        <div className={classes.switches}>
          <Switch
            label="с количеством"
            disabled={!desk.canChange}
            checked={option.hasQuantity ?? false}
            onChange={({ currentTarget }) => set('hasQuantity', currentTarget.checked || undefined)}
          />
          <Switch
            label="с пояснением"
            disabled={!desk.canChange}
            checked={option.hasText ?? false}
            onChange={({ currentTarget }) => set('hasText', currentTarget.checked || undefined)}
          />
        </div>
      ) : null}
    </>
  );
}

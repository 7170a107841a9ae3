// The form of a new requisite and of an old one. It follows country, legal form and owner; doubts appear when a field is
// left, and are saved all the same by a second, other button.

import { Button, Select } from '@mantine/core';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import {
  COUNTRY_WORDS,
  fieldsOf,
  LEGAL_FORM_WORDS,
  normalizedText,
  REQUISITE_FIELDS,
  type FieldRule,
  type RequisiteField,
} from '@rampa/finance/domain';
import { COUNTRY_CODES, LEGAL_FORMS, type CountryCode, type LegalForm, type RequisiteOwner } from '@rampa/kernel';
import { ApiFailure } from '@rampa/platform/web/base';
import { failureTextOf, LeaveGuard } from '@rampa/platform/web/desk';
import classes from '../style/form.module.css';
import { findingsOf, type Draft, type Findings } from './requisite-draft.ts';
import { DoubtQuestion } from './DoubtQuestion.tsx';
import { RequisiteFieldInput } from './RequisiteFieldInput.tsx';

const SECTIONS = [
  { section: 'who', title: 'Кто' },
  { section: 'bank', title: 'Банк' },
  { section: 'people', title: 'Подписи' },
] as const;

export interface RequisiteFormProps {
  ownerType: RequisiteOwner;
  initial: Draft;
  isBusy: boolean;
  /** Why the server did not save. */
  failure: Error | null;
  /** Beside the refusal: somebody else has saved meanwhile. */
  onReload?: () => void;
  onCancel(): void;
  /** The refusal speaks of what stood there before. */
  onEdit(): void;
  /** `saved` lets the page be left. */
  onSave(draft: Draft, isConfirmed: boolean, saved: () => void): void;
}

export function RequisiteForm(props: RequisiteFormProps) {
  const { ownerType, initial, isBusy, failure, onReload, onCancel, onEdit, onSave } = props;
  const [draft, setDraft] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<RequisiteField>>(new Set());
  const [asked, setAsked] = useState<'nothing' | 'errors' | 'doubts'>('nothing');
  const form = useRef<HTMLFormElement>(null);
  const isDirty = useRef(false);
  const rules = useMemo(() => fieldsOf(draft.country, draft.type, ownerType), [draft.country, draft.type, ownerType]);
  const found = useMemo(() => findingsOf(draft, ownerType), [draft, ownerType]);
  const refused = useMemo(() => refusedBy(failure), [failure]);
  const errors = { ...refused.errors, ...found.errors };
  const doubts = { ...refused.doubts, ...found.doubts };
  const isDoubtful = asked === 'doubts' || Object.keys(refused.doubts).length > 0;
  const doubted = rules.filter(({ field }) => doubts[field]);
  const isQuestion = isDoubtful && doubted.length > 0;

  function change(values: Partial<Draft>) {
    isDirty.current = true;
    setDraft((current) => ({ ...current, ...values }));
    if (asked === 'doubts') setAsked('errors');
    if (failure) onEdit();
  }

  /** No change: the number is the same, so a question about it stays. */
  function leave(field: RequisiteField, value: string) {
    setDraft((current) => (current[field] === value ? current : { ...current, [field]: value }));
    setLeft((current) => new Set(current).add(field));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const faulty = firstOf(rules, found.errors);
    if (faulty) {
      setAsked('errors');
      return focus(faulty);
    }
    if (doubted.length > 0 && !isDoubtful) return setAsked('doubts');
    onSave(draft, doubted.length > 0, () => {
      isDirty.current = false;
    });
  }

  function focus(field: RequisiteField) {
    form.current?.querySelector<HTMLInputElement>(`#requisite-${field}`)?.focus();
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.kinds}>
        <Select
          label="Вид"
          data={LEGAL_FORMS.map((form) => ({ value: String(form), label: LEGAL_FORM_WORDS[form] }))}
          value={String(draft.type)}
          onChange={(value) => change({ type: Number(value) as LegalForm })}
        />
        <Select
          label="Страна"
          data={COUNTRY_CODES.map((country) => ({ value: country, label: COUNTRY_WORDS[country] }))}
          value={draft.country}
          onChange={(value) => change({ country: value as CountryCode })}
        />
      </div>
      {SECTIONS.map(({ section, title }) => {
        const inside = rules.filter((rule) => rule.section === section);
        if (inside.length === 0) return null;
        return (
          <fieldset key={section} className={classes.section}>
            <legend className={classes.title}>{title}</legend>
            {inside.map((rule) => (
              <RequisiteFieldInput
                key={rule.field}
                rule={rule}
                value={draft[rule.field]}
                error={asked !== 'nothing' || refused.errors[rule.field] ? errors[rule.field] : undefined}
                doubt={isDoubtful || left.has(rule.field) || isWhole(rule, draft) ? doubts[rule.field] : undefined}
                {...(rule.field === 'passportSeriesNumber' ? { kept: draft.keptPassport } : {})}
                onChange={(value) => change({ [rule.field]: value })}
                onLeave={(value) => leave(rule.field, value)}
              />
            ))}
          </fieldset>
        );
      })}
      <div className={classes.foot}>
        <div role="alert">
          {failure && !refused.isByField ? (
            <p className={classes.refusal}>{failureTextOf(failure)}</p>
          ) : isQuestion ? (
            <DoubtQuestion doubted={doubted} onField={focus} />
          ) : asked !== 'nothing' && firstOf(rules, errors) ? (
            <p className={classes.refusal}>Заполните отмеченные поля.</p>
          ) : null}
        </div>
        <div className={classes.buttons}>
          {onReload ? (
            <Button size="md" variant="default" onClick={onReload}>
              Показать новые
            </Button>
          ) : null}
          <Button size="md" variant="default" onClick={onCancel}>
            Отменить
          </Button>
          {/* The field keeps its focus: a doubt that appeared on leaving it would move the button from under the press. */}
          <Button size="md" type="submit" loading={isBusy} onMouseDown={(event) => event.preventDefault()}>
            {isQuestion ? 'Всё равно сохранить' : 'Сохранить'}
          </Button>
        </div>
      </div>
      <LeaveGuard isDirty={isDirty}>Изменения в реквизитах пропадут.</LeaveGuard>
    </form>
  );
}

/** A number that is long enough is looked at while it is still being typed. */
function isWhole({ field, exact }: FieldRule, draft: Draft): boolean {
  return exact !== undefined && normalizedText(field, draft[field]).length >= Math.max(...exact);
}

function firstOf(rules: readonly FieldRule[], findings: Findings['errors']): RequisiteField | null {
  return rules.find(({ field }) => findings[field])?.field ?? null;
}

/** The server has the same rules; should it know more than this page, its words stand beside the fields too. */
function refusedBy(failure: Error | null): Findings & { isByField: boolean } {
  const none = { errors: {}, doubts: {}, isByField: false };
  if (!(failure instanceof ApiFailure) || !/^requisite(Invalid|Doubtful)$/.test(failure.code)) return none;
  const told = Object.fromEntries(
    failure.errors.flatMap(({ field, message }) =>
      REQUISITE_FIELDS.includes(field as RequisiteField) ? [[field, message]] : [],
    ),
  );
  const isDoubt = failure.code === 'requisiteDoubtful';
  return { errors: isDoubt ? {} : told, doubts: isDoubt ? told : {}, isByField: true };
}

// The form of a new or an existing requisite. It follows country, legal form and owner. Doubts appear when a field is
// left; a second button saves in spite of them.

import { Button } from '@mantine/core';
import { Fragment, useRef, useState, type FormEvent } from 'react';
import type { CallDefinition, Faults } from '@rampa/contract';
import { COUNTRY_WORDS, fieldsOf, LEGAL_FORM_WORDS, normalizedText, type FieldRule } from '@rampa/finance/domain';
import { COUNTRY_CODES, LEGAL_FORMS, type LegalForm, type RequisiteOwner } from '@rampa/kernel';
import { ApiFailure, toldOf } from '@rampa/platform/web/base';
import {
  ChoiceLine,
  DraftOffer,
  FormFrame,
  FormSaid,
  Held,
  Select,
  useSendForm,
  type Send,
} from '@rampa/platform/web/desk';
import classes from '../style/form.module.css';
import { findingsOf, requisiteOf, type Draft } from './requisite-draft.ts';
import { BankOfBik } from './BankOfBik.tsx';
import { DoubtQuestion } from './DoubtQuestion.tsx';
import { RequisiteFieldInput } from './RequisiteFieldInput.tsx';

const SECTIONS = [
  { section: 'who', title: 'Кто' },
  { section: 'bank', title: 'Банк' },
  { section: 'people', title: 'Подписи' },
] as const;

export interface RequisiteFormProps<A> {
  ownerType: RequisiteOwner;
  initial: Draft;
  /** Key of the draft until it is saved. */
  draftName: string;
  /** Somebody else has saved meanwhile. */
  onReload?: () => void;
  onCancel(): void;
  /** The call that `send` makes. */
  write: CallDefinition;
  send(draft: Draft, isConfirmed: boolean, write: Send): Promise<A>;
  onSaved(answer: A): void;
}

const codeOf = (error: Error | null) => (error instanceof ApiFailure ? error.code : '');

export function RequisiteForm<A>(props: RequisiteFormProps<A>) {
  const { ownerType, initial, draftName, onReload, onCancel } = props;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** The values that were asked about, as they would be stored: other values are asked about anew. */
  const [asked, setAsked] = useState('');
  const isConfirmed = useRef(false);
  const form = useSendForm<Draft, A>({
    values: initial,
    faults: (draft) => findingsOf(draft, ownerType).errors,
    // A doubt of the server's is a question, not an error.
    told: (error) => (codeOf(error) === 'requisiteDoubtful' ? {} : toldOf(error)),
    send: (draft, write) => props.send(draft, isConfirmed.current, write),
    writes: [props.write],
    onSaved: props.onSaved,
    // A passport is never kept on a device.
    draft: { name: draftName, omits: ['passportSeriesNumber', 'keptPassport'] },
    lost: 'Изменения в реквизитах пропадут.',
  });
  const draft = form.useValues();
  const kept = JSON.stringify(requisiteOf(draft, ownerType));
  const rules = fieldsOf(draft.country, draft.type, ownerType);
  const found = findingsOf(draft, ownerType);
  const refused: Faults = codeOf(form.failure) === 'requisiteDoubtful' ? toldOf(form.failure) : {};
  const doubts: Partial<Faults> = { ...refused, ...found.doubts };
  const isDoubtful = asked === kept || Object.keys(refused).length > 0;
  const doubted = rules.filter(({ field }) => doubts[field]);
  const isQuestion = isDoubtful && doubted.length > 0;

  function submit(event: FormEvent) {
    const isAsking = Object.keys(found.errors).length === 0 && doubted.length > 0 && !isDoubtful;
    isConfirmed.current = isQuestion;
    if (!isAsking) return form.frame.onSubmit(event);
    event.preventDefault();
    setAsked(kept);
  }

  return (
    <FormFrame form={{ ...form, frame: { ...form.frame, onSubmit: submit } }} className={classes.form}>
      <DraftOffer form={form} />
      <div className={classes.kinds}>
        <Held at={form.at('type')}>
          {(value, set) => (
            <Select
              label="Вид"
              data={LEGAL_FORMS.map((one) => ({ value: String(one), label: LEGAL_FORM_WORDS[one] }))}
              allowDeselect={false}
              value={String(value)}
              onChange={(one) => set(Number(one) as LegalForm)}
            />
          )}
        </Held>
        <ChoiceLine
          at={form.at('country')}
          label="Страна"
          data={COUNTRY_CODES.map((country) => ({ value: country, label: COUNTRY_WORDS[country] }))}
        />
      </div>
      {SECTIONS.map(({ section, title }) => {
        const inside = rules.filter((rule) => rule.section === section);
        if (inside.length === 0) return null;
        return (
          <fieldset key={section} className={classes.section}>
            <legend className={classes.title}>{title}</legend>
            {inside.map((rule) => (
              <Fragment key={rule.field}>
                <RequisiteFieldInput
                  rule={rule}
                  at={form.at(rule.field)}
                  doubt={isDoubtful || left.has(rule.field) || isWhole(rule, draft) ? doubts[rule.field] : undefined}
                  {...(rule.field === 'passportSeriesNumber' ? { kept: draft.keptPassport } : {})}
                  onLeave={() => setLeft((current) => new Set(current).add(rule.field))}
                />
                {rule.field === 'bik' && draft.country === 'RU' ? (
                  <BankOfBik
                    bik={form.at('bik')}
                    bankName={form.at('bankName')}
                    account={form.at('correspondentAccount')}
                  />
                ) : null}
              </Fragment>
            ))}
          </fieldset>
        );
      })}
      <div className={classes.foot}>
        {isQuestion ? (
          <div role="alert">
            <DoubtQuestion
              doubted={doubted}
              onField={(field) => document.getElementById(`requisite-${field}`)?.focus()}
            />
          </div>
        ) : (
          <FormSaid form={form} />
        )}
        <div className={classes.buttons}>
          {onReload && codeOf(form.failure) === 'staleVersion' ? (
            <Button
              size="md"
              variant="default"
              onClick={() => {
                form.discard();
                onReload();
              }}
            >
              Показать новые
            </Button>
          ) : null}
          <Button size="md" variant="default" onClick={onCancel}>
            Отменить
          </Button>
          {/* The field keeps its focus: a doubt that appears on leaving it would move the button away from the press. */}
          <Button size="md" type="submit" loading={form.isBusy} onMouseDown={(event) => event.preventDefault()}>
            {isQuestion ? 'Всё равно сохранить' : 'Сохранить'}
          </Button>
        </div>
      </div>
    </FormFrame>
  );
}

/** A number that is long enough is checked while it is still being typed. */
function isWhole({ field, exact }: FieldRule, draft: Draft): boolean {
  return exact !== undefined && normalizedText(field, draft[field]).length >= Math.max(...exact);
}

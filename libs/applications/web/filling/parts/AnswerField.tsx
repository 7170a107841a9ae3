// One field of an application: its question, the place for the answer, what is wrong with it, and whether it has been kept.

import { memo, useId, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import { ANSWER_WORDS } from '@rampa/forms/domain';
import { SyncState } from '@rampa/platform/web/base';
import type { FieldShown } from '../model/filling-model.ts';
import { AnswerInput } from './AnswerInput.tsx';
import { AgeHint } from './AgeHint.tsx';
import { CountDoubt } from './CountDoubt.tsx';
import { CorrectionNote } from './CorrectionNote.tsx';
import { ClashChoice } from './ClashChoice.tsx';
import { useFilling } from './filling-context.ts';
import { aboutOf } from './field-words.ts';
import { RefusedAnswer } from './RefusedAnswer.tsx';
import { SoftDoubt } from './SoftDoubt.tsx';
import classes from '../style/answer-field.module.css';

/** Drawn anew only when something of its own has changed. */
export const AnswerField = memo(function AnswerField({ fieldKey }: { fieldKey: string }) {
  const { model } = useFilling();
  const shown = useSyncExternalStore(model.subscribe, () => model.field(fieldKey));
  return shown ? <Shown shown={shown} /> : null;
});

function Shown({ shown }: { shown: FieldShown }) {
  const { model, canEdit, isAsked } = useFilling();
  const id = useId();
  const [isInside, setInside] = useState(false);
  // Of what stood there before nobody is asked.
  const [wasInside, setWasInside] = useState(false);
  const { key, field, saves } = shown;
  const error = errorOf(shown, isInside, isAsked);
  const about = aboutOf(field, shown.answer);
  const isGroup = field.kind === 'Range' || field.kind === 'Attachment' || (field.kind === 'ReferenceBook' && (field.option.count ?? 1) > 1); // prettier-ignore
  const Label = isGroup ? 'span' : 'label';
  return (
    <div
      className={classes.field}
      data-field={key}
      data-wide={isWide(shown) || undefined}
      onFocus={() => setInside(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget as Node | null)) return;
        setInside(false);
        setWasInside(true);
        model.settle();
      }}
    >
      <div className={classes.head}>
        <Label id={`${id}-label`} className={classes.label} {...(isGroup ? {} : { htmlFor: id })}>
          {field.title}
          {shown.isRequired ? null : (
            <>
              <span className="r-sr-only">, </span>
              <span className={classes.optional}>необязательно</span>
            </>
          )}
        </Label>
        <Kept shown={shown} />
      </div>
      <AnswerInput
        {...{ id, shown }}
        isOff={!canEdit}
        isWrong={error !== null}
        describedBy={[about ? `${id}-about` : '', error ? `${id}-fault` : ''].filter(Boolean).join(' ')}
      />
      {error === null ? null : (
        <p id={`${id}-fault`} className={classes.fault}>
          <IconAlertCircle size={17} stroke={1.75} aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {shown.correction && model.audience === 'member' ? <CorrectionNote correction={shown.correction} /> : null}
      {about ? (
        <p id={`${id}-about`} className={classes.about}>
          {about}
        </p>
      ) : null}
      {field.kind === 'ReferenceBook' && field.tag === 'ageCategory' ? (
        <AgeHint shown={shown} isOff={!canEdit} />
      ) : null}
      {canEdit && field.kind === 'Text' && field.tag === 'peopleCount' ? (
        <CountDoubt shown={shown} isTyped={isInside} />
      ) : null}
      {canEdit && wasInside && !isInside && field.kind === 'Text' && DOUBTED.has(field.tag) ? (
        <SoftDoubt shown={shown} />
      ) : null}
      {saves?.clash ? (
        <ClashChoice field={field} clash={saves.clash} onChoose={(isMine) => model.queue.choose(shown.place, isMine)} />
      ) : null}
      {saves?.refused ? (
        <RefusedAnswer field={field} refused={saves.refused} onDrop={() => model.queue.drop(shown.place)} />
      ) : null}
    </div>
  );
}

/** What is half typed is not scolded yet, but for what will not fit. */
function errorOf({ fault, isMissing }: FieldShown, isInside: boolean, isAsked: boolean): string | null {
  if (fault !== null) return isInside && !fault.startsWith('Не длиннее') ? null : fault;
  return isMissing && isAsked ? ANSWER_WORDS.missing : null;
}

function Kept({ shown: { saves, isSaved } }: { shown: FieldShown }) {
  const isOwed = saves !== undefined && (saves.sent ?? saves.waiting) !== null;
  // It is no news to whoever only reads: the line above the form tells of all of them.
  if (isOwed) return <SyncState state="unsent" />;
  return isSaved && saves === undefined ? <SyncState state="saved" /> : null;
}

const DOUBTED: ReadonlySet<string | null> = new Set(['city', 'collective', 'performer']);

const SHORT = ['number', 'date', 'duration', 'phone', 'mask', 'email'];

function isWide({ field: { kind, option, title } }: FieldShown): boolean {
  if (title.length > 40) return true;
  if (kind === 'Range') return false;
  if (kind === 'ReferenceBook') return (option.count ?? 1) > 1;
  return !(kind === 'Text' && SHORT.includes(option.format ?? 'line'));
}

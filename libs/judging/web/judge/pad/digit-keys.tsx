import { IconBackspace, IconCheck, IconMinus, IconPlus } from '@tabler/icons-react';
import type { CriterionView } from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import { useRestingLook, type Resting } from '@rampa/platform/web/base';
import { decimalsOf, stepped, valueOf } from './scale.ts';
import { DIGITS, erased, typed } from './typing.ts';

export interface DigitKeysProps {
  criterion: CriterionView;
  value: number | null;
  draft: string;
  setDraft: (text: string) => void;
  onMark: (value: number, isTrying?: boolean) => void;
  rest: Resting;
}

/** Any scale: digits of which only those that lead to a mark can be pressed, and a step up or down. */
export function DigitKeys({ criterion, value, draft, setDraft, onMark, rest }: DigitKeysProps) {
  const looks = useRestingLook(rest);
  const ready = draft === '' ? null : valueOf(criterion, draft);
  const press = (key: string) => {
    if (!rest.allows(key)) return;
    const next = typed(criterion, draft, key);
    if (next.value === null) return setDraft(next.text);
    rest.begin(key);
    onMark(next.value);
  };
  const key = (label: string) => {
    const next = typed(criterion, draft, label);
    return (
      <button
        key={label}
        type="button"
        className="judge-key"
        {...looks(label)}
        disabled={next.text === draft && next.value === null}
        onClick={() => press(label)}
      >
        {label}
      </button>
    );
  };
  const step = formatThousandths(criterion.step);

  return (
    <div className="judge-digits">
      <div className="judge-keys" data-columns="3" role="group" aria-label="Цифры">
        {DIGITS.slice(1).map(key)}
        {decimalsOf(criterion) > 0 ? key(',') : <span />}
        {key('0')}
        <button
          type="button"
          className="judge-key"
          data-part
          disabled={draft === ''}
          aria-label="Стереть знак"
          onClick={() => setDraft(erased(draft))}
        >
          <IconBackspace size={22} stroke={1.75} aria-hidden />
        </button>
      </div>
      <div className="judge-keys" data-columns="1">
        <button
          type="button"
          className="judge-key"
          data-part
          aria-label={`Прибавить ${step}`}
          onClick={() => onMark(stepped(criterion, value, 1), true)}
        >
          <IconPlus size={18} stroke={2} aria-hidden />
          {step}
        </button>
        <button
          type="button"
          className="judge-key"
          data-part
          aria-label={`Убавить ${step}`}
          onClick={() => onMark(stepped(criterion, value, -1), true)}
        >
          <IconMinus size={18} stroke={2} aria-hidden />
          {step}
        </button>
        <button
          type="button"
          className="judge-key"
          data-ready
          {...looks('ready')}
          disabled={ready === null}
          onClick={() => ready !== null && rest.once('ready', () => onMark(ready))}
        >
          <IconCheck size={20} stroke={2.2} aria-hidden />
          {ready === null ? 'Готово' : formatThousandths(ready, decimalsOf(criterion))}
        </button>
      </div>
    </div>
  );
}

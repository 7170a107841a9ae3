import type { CriterionView } from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import { useRestingLook, type Resting } from '@rampa/platform/web/base';
import { isOnScale, type PairPad } from './scale.ts';

export interface PairKeysProps {
  criterion: CriterionView;
  pad: PairPad;
  value: number | null;
  draft: string;
  setDraft: (text: string) => void;
  onMark: (value: number) => void;
  rest: Resting;
}

/** The whole number, then the fraction. If the whole number stands already, one tap changes the fraction. */
export function PairKeys({ criterion, pad, value, draft, setDraft, onMark, rest }: PairKeysProps) {
  const looks = useRestingLook(rest);
  const typedWhole = draft === '' ? null : Number(draft.split(',')[0]);
  const whole = typedWhole ?? (value === null ? null : Math.floor(value / 1000));
  const fraction = draft === '' && value !== null ? value % 1000 : null;

  const onWhole = (picked: number) => {
    const choices = pad.fractions.filter((one) => isOnScale(criterion, picked * 1000 + one));
    if (!rest.allows(`${picked}`)) return;
    if (choices.length > 1) return setDraft(`${picked}`);
    rest.begin(`${picked}`);
    onMark(picked * 1000 + choices[0]!);
  };

  return (
    <>
      <div className="judge-keys" data-columns={pad.wholes.length > 10 ? 6 : 5} role="group" aria-label="Целое">
        {pad.wholes.map((one) => (
          <button
            key={one}
            type="button"
            className="judge-key"
            {...looks(`${one}`)}
            aria-pressed={one === whole}
            onClick={() => onWhole(one)}
          >
            {one}
          </button>
        ))}
      </div>
      {pad.fractions.length > 1 ? (
        <div
          className="judge-keys"
          data-columns={pad.fractions.length < 5 ? pad.fractions.length : 5}
          role="group"
          aria-label="Доли"
        >
          {pad.fractions.map((one) => (
            <button
              key={one}
              type="button"
              className="judge-key"
              data-part
              {...looks(`part ${one}`)}
              aria-pressed={one === fraction}
              disabled={whole === null || !isOnScale(criterion, whole * 1000 + one)}
              onClick={() => rest.once(`part ${one}`, () => onMark(whole! * 1000 + one))}
            >
              {formatThousandths(one, pad.decimals).slice(1)}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

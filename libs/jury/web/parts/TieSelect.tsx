// Chooses how equal totals are separated.

import { tieChainOf, tieChainsOf, tieSteps, type TieChainKey } from '@rampa/jury/domain';
import { Select } from '@rampa/platform/web/desk';
import { TIE_WORDS, type SchemeBody } from '../rules/method-words.ts';

const OWN = 'own';

export function TieSelect({
  scheme,
  canChange,
  onChange,
}: {
  scheme: SchemeBody;
  canChange: boolean;
  onChange(scheme: SchemeBody): void;
}) {
  const { method, ties } = scheme;
  const chains = tieChainsOf(method);
  const chain = tieChainOf(method, ties);
  if (chains.length === 0) return null;
  return (
    <Select
      label="Если баллы равны"
      disabled={!canChange}
      data={[
        ...chains.map(({ key }) => ({ value: key as string, label: TIE_WORDS[key].choice })),
        ...(chain ? [] : [{ value: OWN, label: 'свои шаги, как сейчас' }]),
      ]}
      value={chain ?? OWN}
      onChange={(value) => {
        if (value && value !== OWN) onChange({ ...scheme, ties: tieSteps(method, value as TieChainKey) });
      }}
    />
  );
}

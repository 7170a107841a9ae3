// The exchange for each clash that is shown. They are looked for one by one, each in a task of its own: in a program of
// a thousand items one may take a tenth of a second.

import { useEffect, useState } from 'react';
import { exchangeFor, type Exchange, type RestRule, type Stage } from '@rampa/program/domain';
import type { Fault } from './found.ts';

type Found = ReadonlyMap<string, Exchange | null>;

const NONE: Found = new Map();

/** Null: no exchange helps; undefined: not looked for yet. */
export function useExchanges(stage: Stage, rule: RestRule, shown: readonly Fault[]): Found {
  const [known, setKnown] = useState({ stage, rule, found: NONE });
  const found = known.stage === stage && known.rule === rule ? known.found : NONE;
  const next = shown.find((fault) => fault.kind === 'clash' && !found.has(fault.id));
  useEffect(() => {
    if (next?.kind !== 'clash') return;
    const timer = setTimeout(() =>
      setKnown({ stage, rule, found: new Map([...found, [next.id, exchangeFor(next.clash, stage, rule)]]) }),
    );
    return () => clearTimeout(timer);
  }, [next, stage, rule, found]);
  return found;
}

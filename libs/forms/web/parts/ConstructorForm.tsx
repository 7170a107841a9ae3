// The constructor of one form: the tree, the chosen part's settings, what a member sees.

import { useState } from 'react';
import type { FormView } from '@rampa/contract';
import { usedForm } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { LeaveGuard } from '@rampa/platform/web/desk';
import { useLines } from '../api/use-books.ts';
import { useConstructor } from '../api/use-constructor.ts';
import { ConstructorBar } from './ConstructorBar.tsx';
import { DeskContext } from './desk-context.ts';
import { FormSettings } from './FormSettings.tsx';
import { ImpactAsk } from './ImpactAsk.tsx';
import { PartSettings } from './PartSettings.tsx';
import { Preview } from './Preview.tsx';
import { Tree } from './Tree.tsx';
import classes from '../style/constructor.module.css';

export interface ConstructorFormProps {
  view: FormView;
  canChange: boolean;
  reread(): Promise<FormView>;
}

export function ConstructorForm({ view, canChange, reread }: ConstructorFormProps) {
  const constructor = useConstructor(view, canChange, reread);
  const { state, isStopped } = constructor;
  const [chosen, setChosen] = useState<Guid | null>(null);
  const form = usedForm(state.shown);
  const linesOf = useLines(form.fields, view.competitionGuid);
  const part = form.fields.find(({ guid }) => guid === chosen) ?? form.blocks.find(({ guid }) => guid === chosen);
  return (
    <DeskContext
      value={{
        ...constructor,
        ...{ form, linesOf, chosen, choose: setChosen },
        faultsOf: (guid) => state.faults.filter((fault) => fault.guid === guid),
      }}
    >
      <ConstructorBar />
      <div className={classes.columns}>
        <Tree />
        <div className={classes.middle}>{part ? <PartSettings part={part} /> : <FormSettings />}</div>
        <Preview />
      </div>
      <ImpactAsk />
      <LeaveGuard
        isDirty={() => isStopped && state.waiting.length > 0}
        element={() => null}
        lost="Последние правки формы ещё не сохранены: нет связи."
        discard={constructor.giveUp}
      />
    </DeskContext>
  );
}
